import { GazetteerGeocoder } from './adapters/geocoding/GazetteerGeocoder.ts';
import { GeoapifyGeocoder } from './adapters/geocoding/GeoapifyGeocoder.ts';
import { SupportDesk } from './application/mail/SupportDesk.ts';
import { systemClock } from './application/ports/Clock.ts';
import type { Geocoder } from './application/ports/Geocoder.ts';
import type { Log } from './application/ports/Log.ts';
import { randomSecrets } from './application/ports/Secrets.ts';
import type { Store } from './application/ports/Store.ts';
import type { Config } from './config.ts';
import type { Shutdown } from './Shutdown.ts';
import { startMailing } from './startMailing.ts';

/** The configured geocoding service, or the embedded gazetteer. */
export function openGeocoder(config: Config, shutdown: Shutdown): Geocoder {
  if (config.geocoder) return new GeoapifyGeocoder(config.geocoder);
  const gazetteer = new GazetteerGeocoder();
  shutdown.add(() => gazetteer.close());
  return gazetteer;
}

/** Receives messages to the operator, and mails them if a mail server is configured. */
export function openSupportDesk(
  { smtp }: Config,
  { inbox, users }: Pick<Store, 'inbox' | 'users'>,
  log: Log,
  shutdown: Shutdown,
): SupportDesk {
  const mailing = startMailing(smtp, inbox, systemClock, log);
  if (mailing) shutdown.add(() => mailing.stop());
  const startDelivery = mailing?.start ?? null;
  return new SupportDesk({ inbox, users, clock: systemClock, secrets: randomSecrets, startMailing: startDelivery });
}

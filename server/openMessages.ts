import { DocumentInspector } from './adapters/documents/DocumentInspector.ts';
import { ContactDesk } from './application/contacts/ContactDesk.ts';
import { CvIntake } from './application/contacts/CvIntake.ts';
import { SupportDesk } from './application/mail/SupportDesk.ts';
import type { Blobs } from './application/ports/Blobs.ts';
import type { Clock } from './application/ports/Clock.ts';
import type { Log } from './application/ports/Log.ts';
import { randomSecrets } from './application/ports/Secrets.ts';
import type { Store } from './application/ports/Store.ts';
import type { Config } from './config.ts';
import { contactRoutes } from './http/routes/contacts.ts';
import { supportRoutes } from './http/routes/support.ts';
import type { RouteModule } from './http/RouteModule.ts';
import type { Shutdown } from './Shutdown.ts';
import { startMailing } from './startMailing.ts';

export interface MessageParts {
  readonly store: Pick<Store, 'inbox' | 'users' | 'discardedBlobs'>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Log;
}

/** Creates the routes for messages to the operator. Mails the messages if a mail server is configured. */
export function openMessages({ smtp }: Config, parts: MessageParts, shutdown: Shutdown): RouteModule {
  const { store, blobs, clock } = parts;
  const { inbox, users, discardedBlobs } = store;
  const mailing = startMailing(smtp, { ...parts, inbox });
  if (mailing) shutdown.add(() => mailing.stop());
  const sharedParts = { inbox, clock, secrets: randomSecrets, startMailing: mailing?.start ?? null };
  const addSupport = supportRoutes(new SupportDesk({ ...sharedParts, users }));
  const cvs = new CvIntake({ ...sharedParts, blobs, discardedBlobs, inspector: new DocumentInspector() });
  const addContacts = contactRoutes(new ContactDesk(sharedParts), cvs);
  return async (calls, cookie, app) => {
    await addSupport(calls, cookie, app);
    await addContacts(calls, cookie, app);
  };
}

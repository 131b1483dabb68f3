import { SmtpMailer, type SmtpSettings } from './adapters/mail/SmtpMailer.ts';
import { composeInboxMail } from './application/mail/composeInboxMail.ts';
import { MailDelivery } from './application/mail/MailDelivery.ts';
import type { Clock } from './application/ports/Clock.ts';
import type { Inbox } from './application/ports/Inbox.ts';
import type { Log } from './application/ports/Log.ts';

/** Time between two looks for messages that are due, e.g. because their mail failed. */
const LOOK_INTERVAL_MS = 30_000;

interface Mailing {
  /** Mails what is due, in the background. */
  readonly start: () => void;
  stop(): Promise<void>;
}

/** Mails the messages of the inbox, at once and then at intervals; null without a mail server. */
export function startMailing(smtp: SmtpSettings | null, inbox: Inbox, clock: Clock, log: Log): Mailing | null {
  if (smtp === null) return null;
  const delivery = new MailDelivery({
    ...{ inbox, clock, log },
    mailer: new SmtpMailer(smtp),
    composeMail: composeInboxMail,
  });
  const start = () => void delivery.run();
  const timer = setInterval(start, LOOK_INTERVAL_MS).unref();
  start();
  return {
    start,
    stop: () => {
      clearInterval(timer);
      return delivery.stop();
    },
  };
}

import { SmtpMailer, type SmtpSettings } from './adapters/mail/SmtpMailer.ts';
import { composeInboxMail } from './application/mail/composeInboxMail.ts';
import { MailDelivery } from './application/mail/MailDelivery.ts';
import type { Blobs } from './application/ports/Blobs.ts';
import type { Clock } from './application/ports/Clock.ts';
import type { Inbox, InboxEntry } from './application/ports/Inbox.ts';
import type { Log } from './application/ports/Log.ts';

/** Interval at which to look for due messages. */
const LOOK_INTERVAL_MS = 30_000;

/**
 * Number of attempts to mail a message with its CV. Later attempts only name the CV, because a server may refuse
 * large mails.
 */
const MAX_ATTEMPTS_WITH_CV = 3;

export interface Mailing {
  /** Starts to mail the due messages, in the background. */
  readonly start: () => void;
  stop(): Promise<void>;
}

export interface MailingDependencies {
  readonly inbox: Inbox;
  readonly blobs: Pick<Blobs, 'get'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Mails the inbox's messages, now and at intervals. Returns null without a mail server. */
export function startMailing(smtp: SmtpSettings | null, dependencies: MailingDependencies): Mailing | null {
  if (smtp === null) return null;
  const delivery = new MailDelivery({
    ...dependencies,
    mailer: new SmtpMailer(smtp),
    composeMail: async (message) => composeInboxMail(message, await readCv(message, dependencies.blobs)),
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

async function readCv({ cv, attemptCount }: InboxEntry, blobs: Pick<Blobs, 'get'>): Promise<Uint8Array | null> {
  if (cv === null || attemptCount > MAX_ATTEMPTS_WITH_CV) return null;
  return blobs.get({ collection: 'cvs', id: cv.id });
}

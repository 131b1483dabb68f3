import type { Clock } from '../ports/Clock.ts';
import type { Inbox, InboxEntry } from '../ports/Inbox.ts';
import type { Log } from '../ports/Log.ts';
import { UnconfirmedMailError, type Mail, type Mailer } from '../ports/Mailer.ts';

/**
 * How long a mail server may take to accept a mail. A sender that gives up within the ten minutes of RFC 5321
 * (4.5.3.2.6) would send the mail twice.
 */
export const SEND_TIMEOUT_MS = 11 * 60_000;
/**
 * How long a message is reserved for the process that mails it. Longer than sending takes, so that it is mailed once.
 */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
const FIRST_RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 6 * 3_600_000;

export interface MailDeliveryDependencies {
  readonly inbox: Pick<Inbox, 'takeDue' | 'recordMailed' | 'postpone'>;
  readonly mailer: Mailer;
  readonly composeMail: (message: InboxEntry) => Mail | Promise<Mail>;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a mail server may take to accept a mail; `SEND_TIMEOUT_MS` by default. */
  readonly sendTimeoutMs?: number;
}

/**
 * A message whose due time is further ahead than this is due at once, because its time was set while a clock was
 * ahead.
 */
const MAX_DUE_LEAD_MS = 2 * MAX_RETRY_DELAY_MS;

/** The delay after the given number of failed attempts: doubles from a minute to six hours. */
export const computeRetryDelay = (attemptCount: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (attemptCount - 1));

/**
 * Mails the inbox's due messages one after another. A message stays due until a mail server has accepted it. May run
 * on several nodes at once.
 */
export class MailDelivery {
  readonly #dependencies: MailDeliveryDependencies;
  readonly #abort = new AbortController();
  #currentRun: Promise<void> = Promise.resolve();

  constructor(dependencies: MailDeliveryDependencies) {
    this.#dependencies = dependencies;
  }

  /** Mails all due messages. Never rejects: failures are logged and retried later. Calls run one after another. */
  run(): Promise<void> {
    this.#currentRun = this.#currentRun.then(() => this.#mailDueMessages());
    return this.#currentRun;
  }

  /** Cancels the mail that is being sent; the message stays due. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#currentRun;
  }

  async #mailDueMessages(): Promise<void> {
    const { inbox, clock, log } = this.#dependencies;
    try {
      while (!this.#abort.signal.aborted) {
        const now = clock.now();
        const message = await inbox.takeDue(now, now + LEASE_MS, now + MAX_DUE_LEAD_MS);
        if (message === null || !(await this.#mail(message))) return;
      }
    } catch (cause) {
      log.warn({ cause: String(cause) }, 'Messages could not be read for mailing; the next run tries again.');
    }
  }

  /** Mails a message. Resolves to false if it was not accepted; then other mails would probably fail too. */
  async #mail(message: InboxEntry): Promise<boolean> {
    const { inbox, mailer, composeMail, clock, log } = this.#dependencies;
    try {
      const mail = await composeMail(message);
      await this.#runWithTimeout((signal) => mailer.send(mail, signal));
    } catch (cause) {
      await inbox.postpone(message.id, clock.now() + this.#chooseDelay(cause, message));
      log.warn({ cause: String(cause), id: message.id, attempts: message.attemptCount }, 'A mail was not accepted.');
      return false;
    }
    await inbox.recordMailed(message.id, clock.now());
    return true;
  }

  /** The delay before a retry. The longest delay applies if the recipient may already have the mail. */
  #chooseDelay(cause: unknown, { attemptCount }: InboxEntry): number {
    if (cause instanceof UnconfirmedMailError) return MAX_RETRY_DELAY_MS;
    return this.#abort.signal.aborted ? 0 : computeRetryDelay(attemptCount);
  }

  /**
   * Runs `send` with a signal that aborts on timeout or when the delivery stops. Does not use `AbortSignal.any`: in
   * Node 20 a timeout in its result may be garbage collected, so that one mail would block all others.
   */
  async #runWithTimeout(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    const timer = setTimeout(abort, this.#dependencies.sendTimeoutMs ?? SEND_TIMEOUT_MS);
    this.#abort.signal.addEventListener('abort', abort, { once: true });
    if (this.#abort.signal.aborted) abort();
    try {
      await send(controller.signal);
    } finally {
      clearTimeout(timer);
      this.#abort.signal.removeEventListener('abort', abort);
    }
  }
}

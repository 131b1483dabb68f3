import type { CvKind } from './CvInspector.ts';

/** A CV that came with a message. The blob with this id is its file. */
export interface StoredCv {
  readonly id: string;
  readonly fileName: string;
  readonly kind: CvKind;
  /** Bytes. */
  readonly size: number;
}

/** A message from a person to the operator of the shop. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: 'support' | 'contact' | 'career';
  /**
   * The shopper who wrote it; null for a visitor of the marketing site. The message is deleted with the shopper's
   * account.
   */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly cv: StoredCv | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A message and the state of its mail. */
export interface InboxEntry extends InboxMessage {
  /** When it was mailed, milliseconds since the epoch; null if it was not. */
  readonly mailedAt: number | null;
  /** Whether the mail is not accepted by a mail server yet. */
  readonly isMailPending: boolean;
  /** How often sending the mail was tried. */
  readonly attemptCount: number;
}

/** Messages to the operator, and the queue of their mails. One node at a time mails a message. */
export interface Inbox {
  /**
   * Stores a message. Its mail is due at `mailDueAt`; null if it is not mailed. The blob of its CV is no longer listed
   * as expected (`DiscardedBlobs`).
   */
  save(message: InboxMessage, mailDueAt: number | null): Promise<void>;
  /**
   * Reserves and returns the message that has been due for the longest time; null if none is due. It becomes due again
   * at `leaseEnd` unless its mail is recorded before, since the process that mails it may die. A message that is due
   * after `latestDue` is due at once: its time was set while the clock was ahead.
   */
  takeDue(now: number, leaseEnd: number, latestDue?: number): Promise<InboxEntry | null>;
  /** Records that a mail server has accepted the mail. Succeeds for a message that was deleted in the meantime. */
  recordMailed(id: string, at: number): Promise<void>;
  /** Makes a reserved message due at `dueAt`. */
  postpone(id: string, dueAt: number): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly InboxEntry[]>;
  byId(id: string): Promise<InboxEntry | null>;
  /** The number of CVs that have arrived from `since` until before `until`. */
  countCvs(since: number, until: number): Promise<number>;
  /**
   * Deletes at most `limit` messages of visitors that were written before `before`, oldest first, and discards the
   * files of their CVs. Resolves to the number of deleted messages.
   */
  removeVisitorMessages(before: number, limit: number): Promise<number>;
}

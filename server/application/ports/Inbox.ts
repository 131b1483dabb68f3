import type { CvKind } from './CvInspector.ts';

/** A CV that came with a message. Its file is the blob of this id. */
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
  /** The shopper who wrote it, with whose account it is deleted; null for a visitor of the marketing site. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly cv: StoredCv | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A message with what has become of its mail. */
export interface InboxEntry extends InboxMessage {
  /** When it was mailed, milliseconds since the epoch; null if it was not. */
  readonly mailedAt: number | null;
  /** Whether a mail server has yet to accept it. */
  readonly isMailPending: boolean;
  /** How many times mailing it was tried. */
  readonly attemptCount: number;
}

/** Messages to the operator, which are also the queue of mails: one node at a time mails a message. */
export interface Inbox {
  /**
   * Stores a message. It is due to be mailed at `mailDueAt`; null keeps it here only. The file of its CV is no longer
   * expected, but named (`DiscardedBlobs`).
   */
  keep(message: InboxMessage, mailDueAt: number | null): Promise<void>;
  /**
   * The message that is due longest, null if none is due. It becomes due again at `leaseEnd` unless its mail is
   * recorded before: the process that mails it may die. A message that is due after `latestDue` is due at once: the
   * clock was ahead when that time was set.
   */
  takeDue(now: number, leaseEnd: number, latestDue?: number): Promise<InboxEntry | null>;
  /** Records that a mail server has accepted the mail. Succeeds for a message that was deleted in the meantime. */
  recordMailed(id: string, at: number): Promise<void>;
  /** Makes a taken message due at `dueAt`. */
  postpone(id: string, dueAt: number): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly InboxEntry[]>;
  byId(id: string): Promise<InboxEntry | null>;
  /** The number of CVs that have arrived from `since` until before `until`. */
  countCvs(since: number, until: number): Promise<number>;
  /**
   * Deletes messages of visitors that were written before then, oldest first, and discards the files of their CVs.
   * Resolves to the number of deleted messages.
   */
  removeVisitorMessages(before: number, limit: number): Promise<number>;
}

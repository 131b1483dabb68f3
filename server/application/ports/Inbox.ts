import type { CvKind } from './CvInspector.ts';

/** A CV sent with a message. The blob with this id is its file. */
export interface StoredCv {
  readonly id: string;
  readonly fileName: string;
  readonly kind: CvKind;
  /** The size in bytes. */
  readonly size: number;
}

/** A message from a person to the operator of the shop. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: 'support' | 'contact' | 'career';
  /** The shopper who wrote the message; null for a visitor. Deleting the account deletes the message. */
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
  /** The time at which the message was mailed, in milliseconds since the epoch; null before that. */
  readonly mailedAt: number | null;
  /** Whether no mail server has accepted the mail yet. */
  readonly isMailPending: boolean;
  /** How often sending the mail was tried. */
  readonly attemptCount: number;
}

/** Messages to the operator, and the queue of their mails. One node at a time mails a message. */
export interface Inbox {
  /**
   * Stores a message. Its mail is due at `mailDueAt`; null if it is not mailed. Its CV's blob no longer counts as
   * expected (`DiscardedBlobs`).
   */
  save(message: InboxMessage, mailDueAt: number | null): Promise<void>;
  /**
   * Reserves and returns the message that has been due for the longest time; null if none is due. It becomes due
   * again at `leaseEnd` unless its mail is recorded before that. A message due after `latestDue` is due at once,
   * because its time was set while a clock was ahead.
   */
  takeDue(now: number, leaseEnd: number, latestDue?: number): Promise<InboxEntry | null>;
  /** Records that a mail server has accepted the mail. Succeeds for a deleted message. */
  recordMailed(id: string, time: number): Promise<void>;
  /** Makes a reserved message due at `dueAt`. */
  postpone(id: string, dueAt: number): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly InboxEntry[]>;
  byId(id: string): Promise<InboxEntry | null>;
  /** The number of CVs that arrived from `startTime` (inclusive) to `endTime` (exclusive). */
  countCvs(startTime: number, endTime: number): Promise<number>;
  /**
   * Deletes at most `limit` messages of visitors from before `time`, oldest first, and discards their CVs. Resolves
   * to the number of deleted messages.
   */
  removeVisitorMessages(time: number, limit: number): Promise<number>;
}

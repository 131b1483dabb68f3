/** A message from a person to the operator of the shop. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: 'support';
  /** The shopper who wrote it; it is deleted with the account. */
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
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
  /** Stores a message. It is due to be mailed at `mailDueAt`; null keeps it here only. */
  keep(message: InboxMessage, mailDueAt: number | null): Promise<void>;
  /**
   * The message that is due longest, null if none is due. It becomes due again at `leaseEnd` unless its mail is
   * recorded before: the process that mails it may die.
   */
  takeDue(now: number, leaseEnd: number): Promise<InboxEntry | null>;
  /** Records that a mail server has accepted the mail. Succeeds for a message that was deleted in the meantime. */
  recordMailed(id: string, at: number): Promise<void>;
  /** Makes a taken message due at `dueAt`. */
  postpone(id: string, dueAt: number): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly InboxEntry[]>;
}

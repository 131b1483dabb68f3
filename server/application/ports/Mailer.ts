export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/**
 * A mail to the operator of the shop. Strangers write its text, so an adapter must prevent the text from adding
 * headers.
 */
export interface Mail {
  /** The id stays the same when the mail is sent again, so that the recipient's server can drop the second copy. */
  readonly id: string;
  /** The address for replies; null if there is no usable one. */
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The mail server did not accept a mail. A later attempt may succeed. The message is for the log. */
export class MailError extends Error {
  override readonly name: string = 'MailError';
}

/** The mail server received the whole mail but did not say whether it accepts it. */
export class UnconfirmedMailError extends MailError {
  override readonly name = 'UnconfirmedMailError';
}

/** Hands mails to a mail server. Without a contract suite: its only adapter is tested with a real mail server. */
export interface Mailer {
  /** Resolves once the server has accepted the mail. Rejects with a `MailError` or `UnconfirmedMailError`. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** A body or a garment cannot be dressed. The message says briefly why. */
export class CannotDressError extends Error {
  override readonly name = 'CannotDressError';
  /** The key of the reason; null if the message is a sentence for the shopper. */
  readonly reason: string | null;
  constructor(message: string, reason: string | null = null) {
    super(message);
    this.reason = reason;
  }
}

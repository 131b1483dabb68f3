/** The longest wish that is read, in characters. */
export const WISH_MAX_LENGTH = 2_000;

/** There must be words, or a thing to go by (spec section 5, chat input). */
export function canBeSearched(text: string, attachments: readonly unknown[]): boolean {
  return text.trim() !== '' || attachments.length > 0;
}

/** The maximum length of a query, in characters. */
export const MAX_QUERY_LENGTH = 2_000;

/** Whether there is text or an attachment to search for (spec section 5, chat input). */
export function canBeSearched(text: string, attachments: readonly unknown[]): boolean {
  return text.trim() !== '' || attachments.length > 0;
}

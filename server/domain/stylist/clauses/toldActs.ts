/** Returns the key of a clause, which contains only its letters and numbers. */
export function toActKey(text: string): string {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].join(' ');
}

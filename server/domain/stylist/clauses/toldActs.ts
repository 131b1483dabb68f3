/** Returns a key for a clause: its letters and numbers only. */
export function toActKey(text: string): string {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].join(' ');
}

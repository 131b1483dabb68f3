/** How a clause is known: by its letters and numbers, whatever stands between them. */
export function toActKey(text: string): string {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].join(' ');
}

/**
 * A refused value as the sentence for the shopper names it. What comes over the wire may be anything, and an
 * object can forbid to be made a text of.
 */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? 'an object' : String(value);
}

/**
 * Describes a rejected value in an error message. Untrusted input may be an object whose `toString` throws, so
 * objects are never converted to strings.
 */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? 'an object' : String(value);
}

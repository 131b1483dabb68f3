/**
 * Error messages for rejected filter values. Spec section 5 quotes them as results of the filter manager, and the
 * server sends the same texts in its problem details: docs/adr/0098.
 */
export const PRICE_NOT_A_NUMBER_MESSAGE = 'Price must be a valid number.';
export const EMPTY_PRICE_RANGE_MESSAGE = 'Min Price >= Max Price!';
export const priceTooLowMessage = (floor: number): string =>
  `Price must be at least $${floor.toLocaleString('en-US')}.`;
export const priceTooHighMessage = (ceiling: number): string =>
  `Price must be at most $${ceiling.toLocaleString('en-US')}.`;

/** `filter` is the filter's name; the sort is called a sort option. */
export function invalidValueMessage(filter: string, value: unknown): string {
  return `Invalid ${filter === 'sort' ? 'sort option' : filter}: ${formatValue(value)}`;
}

export const unknownFilterMessage = (name: string): string => `Filter "${name}" does not exist.`;

/** Untrusted input may be an object whose `toString` throws, so objects are never converted to strings. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? 'an object' : String(value);
}

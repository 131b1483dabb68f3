/** Error messages for invalid filter values (spec section 5). The server sends the same texts (docs/adr/0098). */
export const PRICE_NOT_A_NUMBER_MESSAGE = 'Price must be a valid number.';
export const EMPTY_PRICE_RANGE_MESSAGE = 'Min Price >= Max Price!';
export const priceTooLowMessage = (floor: number): string =>
  `Price must be at least $${floor.toLocaleString('en-US')}.`;
export const priceTooHighMessage = (ceiling: number): string =>
  `Price must be at most $${ceiling.toLocaleString('en-US')}.`;

/** The message for an invalid value of `filter`. The sort's name in messages is 'sort option'. */
export function invalidValueMessage(filter: string, value: unknown): string {
  return `Invalid ${filter === 'sort' ? 'sort option' : filter}: ${formatValue(value)}`;
}

export const unknownFilterMessage = (name: string): string => `Filter "${name}" does not exist.`;

/** Formats a value for a message. Objects are not converted, because `toString` of an untrusted object may throw. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? 'an object' : String(value);
}

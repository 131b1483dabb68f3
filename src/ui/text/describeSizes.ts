import { findSizeRange } from '../../domain/catalogue/findSizeRange.ts';

/**
 * Describes sizes in short: 'XS to XL', 'US 6 to 11, with half sizes', or a list such as 'S, L' if sizes are missing
 * in between.
 */
export function describeSizes(sizes: readonly string[]): string {
  const range = findSizeRange(sizes);
  if (range === null) return sizes.join(', ');
  return `${range.first} to ${range.last}${range.hasHalves ? ', with half sizes' : ''}`;
}

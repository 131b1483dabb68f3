import { findSizeRange } from '../../domain/catalogue/findSizeRange.ts';

/**
 * Describes sizes in short: 'XS to XL', 'US 6 to 11, with half sizes', or a list such as 'S, L' if sizes are missing
 * in between.
 */
export function describeSizes(sizes: readonly string[]): string {
  const range = findSizeRange(sizes);
  if (range === null) return sizes.join(', ');
  return `${range.firstSize} to ${range.lastSize}${range.hasHalves ? ', with half sizes' : ''}`;
}

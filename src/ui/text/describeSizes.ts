import { findSizeRange } from '../../domain/catalogue/findSizeRange.ts';

/** The sizes in short: 'XS to XL', 'US 6 to 11, with half sizes' for those without a gap, 'S, L' otherwise. */
export function describeSizes(sizes: readonly string[]): string {
  const range = findSizeRange(sizes);
  if (range === null) return sizes.join(', ');
  return `${range.first} to ${range.last}${range.hasHalves ? ', with half sizes' : ''}`;
}

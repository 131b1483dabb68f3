import { SIZES } from '../../domain/catalogue/vocabulary.ts';

/** The sizes in short: 'XS to XL' for three or more in a row, 'S, L' otherwise; '' for none. */
export function describeSizes(sizes: readonly string[]): string {
  const places = sizes.map((size) => (SIZES as readonly string[]).indexOf(size)).toSorted((a, b) => a - b);
  const [first = -1] = places;
  const last = places.at(-1) ?? -1;
  const isRow = sizes.length > 2 && first >= 0 && places.every((place, index) => place === first + index);
  return isRow ? `${SIZES[first]} to ${SIZES[last]}` : sizes.join(', ');
}

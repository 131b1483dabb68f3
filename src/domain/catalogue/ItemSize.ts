import type { ShoeSize } from './shoeSizes.ts';
import { SIZES, type Size } from './vocabulary.ts';

/** A size of an item: a letter size, or a number for shoes. */
export type ItemSize = Size | ShoeSize;

/** The letter sizes of an item, in the order of the vocabulary. The size filter supports only these. */
export function listLetterSizes(sizes: readonly ItemSize[]): readonly Size[] {
  return SIZES.filter((size) => sizes.includes(size));
}

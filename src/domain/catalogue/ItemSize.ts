import type { ShoeSize } from './shoeSizes.ts';
import { SIZES, type Size } from './vocabulary.ts';

/** A size that an item is sold in: by letter, or by number for shoes. */
export type ItemSize = Size | ShoeSize;

/** The letter sizes of an item, in the order of the vocabulary; a filter by size knows only these. */
export function listLetterSizes(sizes: readonly ItemSize[]): readonly Size[] {
  return SIZES.filter((size) => sizes.includes(size));
}

import type { ShoeSize } from './shoeSizes.ts';
import { SIZES, type Size } from './vocabulary.ts';

export type ItemSize = Size | ShoeSize;

/** The letter sizes of an item, smallest first. The size filter supports only letter sizes. */
export function listLetterSizes(sizes: readonly ItemSize[]): readonly Size[] {
  return SIZES.filter((size) => sizes.includes(size));
}

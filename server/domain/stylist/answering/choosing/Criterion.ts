import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Quality } from '../../../qualities/Worth.ts';

/** A property by which shoppers choose among the shown pieces: 'which is the easiest to wipe clean'. */
export interface Criterion extends Quality {
  /** The property as the end of 'which of them is …': 'easiest to wipe clean'. */
  readonly name: string;
  readonly words: RegExp;
  /** The worth by other facts of a piece; null if they are unknown. */
  readonly measure?: (item: CatalogueItem) => number | null;
  /** The reason for a piece that `measure` or `color` puts first, as a predicate: 'comes in red'. */
  readonly tell?: (item: CatalogueItem) => string;
  /** What is not stated about it, as a sentence. */
  readonly caution?: string;
}

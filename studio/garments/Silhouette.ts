import type { Kind, TryOnCategory } from '../vocabulary/CatalogueFile.ts';
import type { Cloth, Options } from '../tailoring/Cloth.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import type { Bench } from '../tailoring/Bench.ts';

/** A garment that the studio can draw. One file in this folder is one silhouette; the folder is the register. */
export interface Silhouette {
  readonly name: string;
  readonly kind: Kind;
  readonly tryOn: TryOnCategory | null;
  /** What a shop assistant would call it, given its options. */
  subkind(options: Options): string;
  /** Other words that a customer may search with. */
  readonly words: string;
  /** The cloth it is looked at and tested in until the first item is written. */
  readonly sample?: Cloth;
  draw(bench: Bench): Drawing;
}

import type { Kind, TryOnCategory } from '../catalogue/CatalogueFile.ts';
import type { ShadeName } from '../catalogue/shades.ts';
import type { FabricName } from '../fabric/fabrics.ts';
import type { PatternName } from '../fabric/patterns.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import type { Bench } from '../tailoring/Bench.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;

export interface Cloth {
  readonly fabric: FabricName;
  readonly colour: ShadeName;
  readonly pattern?: PatternName;
  /** Second and third colour of the pattern. */
  readonly accent?: ShadeName;
  /** How large the pattern is printed or woven; 1 when left out. */
  readonly scale?: number;
  readonly third?: ShadeName;
  readonly lining?: ShadeName;
  readonly buttons?: 'horn' | 'pearl' | 'dark' | 'brass' | 'self' | 'silver';
}

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

import type { TryOnCategory } from '../../src/domain/catalogue/vocabulary.ts';
import type { Kind } from '../vocabulary/CatalogueFile.ts';
import type { FabricName } from '../fabric/fabrics.ts';
import type { Cloth, Options } from '../tailoring/Cloth.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import type { Bench } from '../tailoring/Bench.ts';

/** A garment that the studio can draw. Each file in this folder is a silhouette. */
export interface Silhouette {
  readonly name: string;
  readonly kind: Kind;
  readonly tryOn: TryOnCategory | null;
  /** A shop assistant's name for the garment with these options. */
  subkind(options: Options): string;
  /** Further search terms. */
  readonly words: string | ((options: Options, fabric: FabricName) => string);
  /** The cloth of previews and tests until the first item is defined. */
  readonly sample?: Cloth;
  draw(bench: Bench): Drawing;
}

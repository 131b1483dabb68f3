import type { Gender } from '../../src/domain/catalogue/vocabulary.ts';
import type { ColumnMap } from './formats/columns.ts';
import type { SizeSystem } from './normalise/size.ts';

/** Options for what the file does not say itself. */
export interface ImportOptions {
  /** The prefix of the ids. Importing under the same name replaces items, under another name adds them. */
  readonly source: string;
  readonly map: ColumnMap | null;
  /** For rows without a brand. */
  readonly brand: string | null;
  readonly gender: Gender | null;
  readonly currency: string | null;
  /** The shop's host; completes URLs without one. */
  readonly website: string | null;
  /** Exchange rates: dollars for one unit of each currency. */
  readonly rates: ReadonlyMap<string, number>;
  readonly sizeSystem: SizeSystem | null;
  readonly inStockOnly: boolean;
}

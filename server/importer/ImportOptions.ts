import type { Gender } from '../../src/domain/catalogue/vocabulary.ts';
import type { ColumnMap } from './formats/columns.ts';
import type { SizeSystem } from './normalise/size.ts';

/** What an operator can say of a file beyond what it says itself. */
export interface ImportOptions {
  /** Begins the ids; importing again under the same name replaces, under another name adds. */
  readonly source: string;
  readonly map: ColumnMap | null;
  /** For rows that name none. */
  readonly brand: string | null;
  readonly gender: Gender | null;
  readonly currency: string | null;
  /** The shop's host; completes addresses without one. */
  readonly website: string | null;
  /** Dollars for one unit of a currency. */
  readonly rates: ReadonlyMap<string, number>;
  readonly sizeSystem: SizeSystem | null;
  readonly inStockOnly: boolean;
}

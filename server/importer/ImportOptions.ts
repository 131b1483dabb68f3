import type { ColumnMap } from './formats/columns.ts';
import type { ItemOptions } from './normalize/item.ts';

/** Options for values that the file does not contain. */
export interface ImportOptions extends ItemOptions {
  readonly map: ColumnMap | null;
  readonly currency: string | null;
  /** Exchange rates: dollars for one unit of each currency. */
  readonly dollarRates: ReadonlyMap<string, number>;
  /** Whether items of the source that are not in the file are withdrawn. */
  readonly isComplete?: boolean;
}

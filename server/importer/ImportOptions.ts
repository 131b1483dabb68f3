import type { ColumnMap } from './formats/columns.ts';
import type { ItemOptions } from './normalize/item.ts';

/** Values that the file does not contain. */
export interface ImportOptions extends ItemOptions {
  readonly map: ColumnMap | null;
  readonly currency: string | null;
  /** Exchange rates: the dollars for one unit of each currency. */
  readonly dollarRates: ReadonlyMap<string, number>;
  /** Whether to withdraw items of the source that are not in the file. */
  readonly isComplete?: boolean;
  /** Whether to withdraw them even if they are most of the source's items. */
  readonly withdrawsMost?: boolean;
}

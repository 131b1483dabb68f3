import type { ColumnMap } from './formats/columns.ts';
import type { ItemOptions } from './normalize/item.ts';

export interface ImportOptions extends ItemOptions {
  readonly map: ColumnMap | null;
  readonly currency: string | null;
  /** Exchange rates: the dollars for one unit of each currency. */
  readonly dollarRates: ReadonlyMap<string, number>;
  /** Whether to withdraw the items of the source that the file does not contain. */
  readonly isComplete?: boolean;
  /** Whether to withdraw the missing items even if most of the source's items are missing. */
  readonly withdrawsMost?: boolean;
}

import type { RowFields } from '../SourceRow.ts';
import type { Money } from './price.ts';

/** A variant of a product that can be bought, such as one size. */
export interface Variant {
  readonly row: number;
  readonly name: string;
  readonly price: Money;
  readonly fullPrice: Money;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly isAvailable: boolean;
}

/** A product with the data of all its rows. */
export interface Product {
  readonly key: string;
  readonly rows: readonly number[];
  /** The fields of all rows. Lists are joined; for other fields, the first value counts. */
  readonly fields: RowFields;
  readonly variants: readonly Variant[];
}

/**
 * Maximum number of pictures, sizes or colors per product. It limits the time for a feed whose rows all have the same
 * key.
 */
export const MAX_VALUES = 200;

import type { RowFields } from '../SourceRow.ts';
import type { Money } from './price.ts';

/** One purchasable variant of a product. */
export interface Variant {
  readonly row: number;
  readonly name: string;
  readonly price: Money;
  readonly fullPrice: Money;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly available: boolean;
}

/** All rows of one product, wherever they are in the file. */
export interface Product {
  readonly key: string;
  readonly rows: readonly number[];
  /** Merged from all rows: the first value wins, except that lists are concatenated. */
  readonly fields: RowFields;
  readonly variants: readonly Variant[];
}

/** Maximum number of pictures, sizes or colors per product: a feed with one key for all rows must not take an hour. */
export const MAX_VALUES = 200;

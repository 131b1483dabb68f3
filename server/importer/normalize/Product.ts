import type { RowFields } from '../SourceRow.ts';
import type { Money } from './price.ts';

/** A purchasable variant of a product. */
export interface Variant {
  readonly row: number;
  readonly name: string;
  readonly price: Money;
  readonly fullPrice: Money;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly available: boolean;
}

/** The merged rows of a product. */
export interface Product {
  readonly key: string;
  readonly rows: readonly number[];
  /** The fields of all rows: lists are concatenated; for other fields the first value counts. */
  readonly fields: RowFields;
  readonly variants: readonly Variant[];
}

/**
 * Maximum number of pictures, sizes or colors per product. Limits the time for a feed in which all rows have the same
 * key.
 */
export const MAX_VALUES = 200;

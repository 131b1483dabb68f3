import type { Item } from '../catalogue/Item.ts';
import type { CheckResult } from './Checked.ts';

/** The fields of an item that filters read. */
export type FilterableItem = Pick<Item, 'brand' | 'price' | 'fullPrice' | 'sizes' | 'colors'>;

/** Filters from an untrusted source, not validated yet. */
export type UncheckedFilters = Readonly<Record<string, unknown>>;

/** A chip for an active filter value. Removing the chip clears the value. */
export interface FilterChip<Key> {
  readonly removedValues: readonly { readonly key: Key; readonly value?: string }[];
  /** The shown value, for a filter with a list of values. */
  readonly value?: string;
  /** For a range filter, the lowest and the highest value that the screen shows. */
  readonly min?: number | null;
  readonly max?: number | null;
}

/**
 * The definition of one filter. `Part` is its part of `Filters`, with one or two keys: `{ gender }`, or both ends of
 * the price range. Every method also accepts complete filters; `replayEdit` and `preferChosen` return only the part.
 */
export interface FilterDefinition<Part extends object> {
  /** `one`: at most one value; `any`: any number of values; `flag`: on or off; `range`: two ends. */
  readonly kind: 'one' | 'any' | 'flag' | 'range';
  /** Whether a change only sorts the current results again, or searches again (spec section 4). */
  readonly affects: 'order' | 'results';
  readonly empty: Part;
  /** Applies one edit of the shopper (spec sections 4 and 5). */
  edit(part: Part, key: string, value: unknown): CheckResult<Part>;
  /** Removes a chip; `value` is needed for filters that hold several values. */
  remove(part: Part, key: string, value?: unknown): Part;
  /** Bulk apply (spec section 5): applies the valid values and reports each invalid scalar to `warn`. */
  apply(part: Part, values: UncheckedFilters, warn: (message: string) => void): Part;
  /** One chip for each active filter value (spec section 5). */
  listChips(part: Part): readonly FilterChip<keyof Part>[];
  isSame(firstPart: Part, secondPart: Part): boolean;
  /** Applies the difference between `base` and `editedPart` to `target`. */
  replayEdit(base: Part, editedPart: Part, target: Part): Part;
  /** Returns the shopper's choice or, if there is none, the value understood from the query. */
  preferChosen(chosenPart: Part, understood: Part): Part;
  /** Converts the filter to URL parameters. An empty string stands for an absent parameter. */
  toAddress(part: Part): Readonly<Record<string, string>>;
  /** Reads the filter from URL parameters without validating it. */
  fromAddress(address: { get(name: string): string | null }): UncheckedFilters;
  /** Whether an item passes the filter. An empty filter accepts every item. */
  isMetBy(item: FilterableItem, part: Part): boolean;
}

import type { Item } from '../catalogue/Item.ts';
import type { CheckResult } from './Checked.ts';

/** The fields of an item that filters read. */
export type FilterableItem = Pick<Item, 'brand' | 'price' | 'fullPrice' | 'sizes' | 'colors'>;

/** Filters from an untrusted source, not validated yet. */
export type UncheckedFilters = Readonly<Record<string, unknown>>;

/** An active filter shown as a chip: its value, and the entries that removing the chip clears. */
export interface FilterChip<Key> {
  readonly removedValues: readonly { readonly key: Key; readonly value?: string }[];
  /** The value that the chip shows, for a filter with a list of values. */
  readonly value?: string;
  /** The ends that the chip shows, for a range. */
  readonly min?: number | null;
  readonly max?: number | null;
}

/**
 * The complete definition of one filter. `Part` is the slice of `Filters` that it owns, with one or two keys: `{ gender
 * }`, or both ends of the price range. Every method also accepts complete filters; `replayEdit` and `preferChosen`
 * return only the part.
 */
export interface FilterDefinition<Part extends object> {
  /** `one`: a single value or none; `any`: any number of values; `flag`: on or off; `range`: two ends. */
  readonly kind: 'one' | 'any' | 'flag' | 'range';
  /** What a change requires: reordering the current results, or a new search (spec section 4). */
  readonly affects: 'order' | 'results';
  readonly empty: Part;
  /** Applies one edit by the shopper, following spec sections 4 and 5. */
  edit(part: Part, key: string, value: unknown): CheckResult<Part>;
  /** Removes a chip; `value` is needed for filters that hold several values. */
  remove(part: Part, key: string, value?: unknown): Part;
  /** Bulk apply (spec section 5): applies the valid entries of `values` and reports each rejected scalar to `warn`. */
  apply(part: Part, values: UncheckedFilters, warn: (message: string) => void): Part;
  /** One chip for each active filter value (spec section 5). */
  listChips(part: Part): readonly FilterChip<keyof Part>[];
  isSame(one: Part, other: Part): boolean;
  /** Applies the difference between `base` and `edited` to `onto`. */
  replayEdit(base: Part, edited: Part, onto: Part): Part;
  /** Returns the shopper's choice, or, where there is none, the value understood from the query. */
  preferChosen(chosen: Part, understood: Part): Part;
  /** Converts the filter to URL parameters; an empty string means that the parameter is absent. */
  toAddress(part: Part): Readonly<Record<string, string>>;
  /** Reads the filter's values from URL parameters, not validated yet. */
  fromAddress(address: { get(name: string): string | null }): UncheckedFilters;
  /** Whether an item passes the filter. An empty filter accepts every item. */
  isMetBy(item: FilterableItem, part: Part): boolean;
}

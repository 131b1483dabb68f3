import type { Item } from '../catalogue/Item.ts';
import type { Checked } from './Checked.ts';

/** What an item tells of itself to the filters. */
export type FilterableItem = Pick<Item, 'brand' | 'price' | 'fullPrice' | 'sizes' | 'colors'>;

/** Filters as they arrive from outside: nothing of them is checked yet. */
export type UncheckedFilters = Readonly<Record<string, unknown>>;

/** A filter in force as a chip: what it holds, and what taking it away removes. */
export interface FilterChip<Key> {
  readonly removes: readonly { readonly key: Key; readonly value?: string }[];
  /** The value of a list. */
  readonly value?: string;
  /** The ends of a range. */
  readonly min?: number | null;
  readonly max?: number | null;
}

/**
 * All that the product knows of one filter. `Part` holds its keys in the filters, one or two: `{ gender }`, or both ends
 * of the price range. Every method also takes the whole filters; `replay` and `prefer` answer with the part alone.
 */
export interface FilterDefinition<Part extends object> {
  /** `one` value of a list or none, `any` number of values, a `flag`, or a `range` with two ends. */
  readonly kind: 'one' | 'any' | 'flag' | 'range';
  /** What a change leads to: another order of what was found, or another search (spec section 4). */
  readonly changes: 'order' | 'results';
  readonly empty: Part;
  /** One edit of a shopper, by the rules of spec sections 4 and 5. */
  edit(part: Part, key: string, value: unknown): Checked<Part>;
  /** Takes a chip away; `value` is for filters that hold several. */
  remove(part: Part, key: string, value?: unknown): Part;
  /** Bulk apply (spec section 5): takes what is valid of `values`, and tells `warn` of a refused scalar. */
  apply(part: Part, values: UncheckedFilters, warn: (message: string) => void): Part;
  /** One for each that counts as an active filter (spec section 5). */
  chips(part: Part): readonly FilterChip<keyof Part>[];
  isSame(one: Part, other: Part): boolean;
  /** The edits that lead from `base` to `edited`, made again on `onto`. */
  replay(base: Part, edited: Part, onto: Part): Part;
  /** What was chosen; where nothing was, what was understood from words. */
  prefer(chosen: Part, understood: Part): Part;
  /** Its entries in an address; an empty text stands for no entry. */
  toAddress(part: Part): Readonly<Record<string, string>>;
  /** The unchecked values that an address gives it. */
  fromAddress(address: { get(name: string): string | null }): UncheckedFilters;
  /** Whether an item may be shown with it. An empty filter lets every item through. */
  meets(item: FilterableItem, part: Part): boolean;
}

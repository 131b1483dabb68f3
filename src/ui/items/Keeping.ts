import type { Item } from '../../domain/catalogue/Item.ts';

/** State and actions of the wishlist hearts in a list of items. */
export interface Keeping {
  readonly kept: ReadonlyMap<string, Item>;
  /** The item whose removal awaits confirmation; null if there is none. */
  readonly confirming: Item | null;
  readonly toggle: (item: Item) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

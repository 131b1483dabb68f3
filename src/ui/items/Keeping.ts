import type { Item } from '../../domain/catalogue/Item.ts';

/** The wishlist state and actions of the hearts in a list of items. */
export interface Keeping {
  readonly kept: ReadonlyMap<string, Item>;
  /** The item whose removal awaits confirmation; null for none. */
  readonly confirming: Item | null;
  readonly toggle: (item: Item) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

import type { Item } from '../../domain/catalogue/Item.ts';

/** What the hearts on a list of items need. */
export interface Keeping {
  readonly kept: ReadonlyMap<string, Item>;
  /** The item that is about to be let go; null while nothing is asked. */
  readonly confirming: Item | null;
  readonly toggle: (item: Item) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

import type { Item } from '../../domain/catalogue/Item.ts';
import type { ItemList, ViewerContext } from './ViewerContext.ts';

/** One step of a viewing: an item, and the list it was chosen from. `key` tells it from every other step. */
export interface ViewEntry {
  readonly key: number;
  readonly item: Item;
  readonly context: ViewerContext;
  readonly list: ItemList;
}

/** The way that led to the item on screen, oldest first; the last one is on screen. Empty while the viewer is closed. */
export type ViewHistory = readonly ViewEntry[];

export function currentOf(history: ViewHistory): ViewEntry | null {
  return history.at(-1) ?? null;
}

/** Without the last entry; the first one always stays. */
export function steppedBack(history: ViewHistory): ViewHistory {
  return history.length > 1 ? history.slice(0, -1) : history;
}

/** Ends at the entry with `key` and item `itemId`; null when there is none such. */
export function backTo(history: ViewHistory, key: number, itemId: string): ViewHistory | null {
  const index = history.findIndex((entry) => entry.key === key && entry.item.id === itemId);
  return index < 0 ? null : history.slice(0, index + 1);
}

/** The same place in the history, showing another item of its list. */
export function moved(history: ViewHistory, item: Item): ViewHistory {
  const current = currentOf(history);
  return current ? [...history.slice(0, -1), { ...current, item }] : history;
}

/** The item `offset` places along in the list of the current entry; null at either end. */
export function neighbour(history: ViewHistory, offset: -1 | 1): Item | null {
  const current = currentOf(history);
  const index = current ? current.list.items.findIndex(({ id }) => id === current.item.id) : -1;
  return index < 0 ? null : current?.list.items[index + offset] ?? null;
}

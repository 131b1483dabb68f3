import type { Item } from '../../domain/catalogue/Item.ts';
import type { ItemList, ViewerContext } from './ViewerContext.ts';

/** A viewed item and the list that it was opened from. `key` is unique. */
export interface ViewEntry {
  readonly key: number;
  readonly item: Item;
  readonly context: ViewerContext;
  readonly list: ItemList;
}

/** The viewed entries, oldest first; the last one is on screen. Empty while the viewer is closed. */
export type ViewHistory = readonly ViewEntry[];

export function getCurrentEntry(history: ViewHistory): ViewEntry | null {
  return history.at(-1) ?? null;
}

/** Removes the last entry, unless it is the only one. */
export function stepBack(history: ViewHistory): ViewHistory {
  return history.length > 1 ? history.slice(0, -1) : history;
}

/** Truncates the history after the entry with `key` and `itemId`. Returns null if there is no such entry. */
export function findHistoryBackTo(history: ViewHistory, key: number, itemId: string): ViewHistory | null {
  const index = history.findIndex((entry) => entry.key === key && entry.item.id === itemId);
  return index < 0 ? null : history.slice(0, index + 1);
}

/** Replaces the item of the last entry. */
export function replaceCurrentItem(history: ViewHistory, item: Item): ViewHistory {
  const currentEntry = getCurrentEntry(history);
  return currentEntry ? [...history.slice(0, -1), { ...currentEntry, item }] : history;
}

/** The item `offset` places away in the current entry's list; null if there is none. */
export function findNeighbor(history: ViewHistory, offset: -1 | 1): Item | null {
  const current = getCurrentEntry(history);
  const index = current ? current.list.items.findIndex(({ id }) => id === current.item.id) : -1;
  return index < 0 ? null : (current?.list.items[index + offset] ?? null);
}

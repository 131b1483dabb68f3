import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';

/** `item` and `completeTheLook` start from an item, `query` from the words of a search (spec section 7). */
export type SimilarMode = 'item' | 'completeTheLook' | 'query';

export interface SimilarRequest {
  readonly userId: string;
  /** The item to start from; null in mode `query`. */
  readonly itemId: string | null;
  readonly mode: SimilarMode;
  readonly filters: Filters;
  /** The item's semantic search description, or the last query in mode `query`. */
  readonly text: string;
}

/** Lookups in the catalogue. Every method rejects with a `CallError`, or with the signal's reason. */
export interface Items {
  /** Fetches one item, e.g. of a shared link. Rejects with 'Failed to fetch item'. */
  getItem(itemId: string, signal?: AbortSignal): Promise<Item>;
  /**
   * Fetches items by id. Leaves out unknown ids; makes no call without ids. Rejects with 'Failed to fetch items by
   * IDs'.
   */
  getItemsByIds(itemIds: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Item>>;
  /** Rejects with 'Failed to fetch similar items'. */
  fetchSimilarItems(request: SimilarRequest, signal?: AbortSignal): Promise<readonly Item[]>;
}

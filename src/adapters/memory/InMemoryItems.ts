import { CallError } from '../../application/ports/CallError.ts';
import type { Items, SimilarRequest } from '../../application/ports/Items.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { meetsFilters } from '../../domain/filters/Filters.ts';
import { countCommonWords } from './countCommonWords.ts';

/** Looks up items in a given catalogue. Similar items are sorted by their number of words in common with the text. */
export class InMemoryItems implements Items {
  readonly #catalogue: ReadonlyMap<string, Item>;

  constructor(catalogue: readonly Item[]) {
    this.#catalogue = new Map(catalogue.map((item) => [item.id, item]));
  }

  async getItem(itemId: string, signal?: AbortSignal): Promise<Item> {
    signal?.throwIfAborted();
    const item = this.#catalogue.get(itemId);
    if (item === undefined) throw new CallError('Failed to fetch item', 'not-found');
    return item;
  }

  async getItemsByIds(itemIds: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Item>> {
    signal?.throwIfAborted();
    const items = itemIds.map((id) => this.#catalogue.get(id)).filter((item) => item !== undefined);
    return new Map(items.map((item) => [item.id, item]));
  }

  async fetchSimilarItems(
    { itemId, filters, mode, text }: SimilarRequest,
    signal?: AbortSignal,
  ): Promise<readonly Item[]> {
    signal?.throwIfAborted();
    const category = itemId === null ? null : (this.#catalogue.get(itemId)?.tryOnCategory ?? null);
    return [...this.#catalogue.values()]
      .filter((item) => item.id !== itemId && meetsFilters(item, filters))
      .filter((item) => mode !== 'completeTheLook' || item.tryOnCategory !== category)
      .sort((a, b) => countCommonWords(b, text) - countCommonWords(a, text))
      .slice(0, 12)
      .map((item, index) => ({ ...item, rank: index + 1 }));
  }
}

import * as calls from '../../../contract/item.ts';
import type { Items, SimilarRequest } from '../../application/ports/Items.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { HttpClient } from './HttpClient.ts';
import { toItem } from './wireItem.ts';

/** Maximum number of ids per call (contract/item.ts). */
const MAX_IDS_PER_CALL = 200;

export class HttpItems implements Items {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async getItem(itemId: string, signal?: AbortSignal): Promise<Item> {
    return toItem(
      await this.#client.send(calls.getItem, { params: { id: itemId }, signal }, 'Failed to fetch item'),
      this.#client.baseUrl,
    );
  }

  async getItemsByIds(itemIds: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Item>> {
    const batches = Array.from({ length: Math.ceil(itemIds.length / MAX_IDS_PER_CALL) }, (_, index) =>
      itemIds.slice(index * MAX_IDS_PER_CALL, (index + 1) * MAX_IDS_PER_CALL),
    );
    const answers = await Promise.all(batches.map((batch) => this.#getBatch(batch, signal)));
    return new Map(answers.flat());
  }

  async fetchSimilarItems(request: SimilarRequest, signal?: AbortSignal): Promise<readonly Item[]> {
    const body = {
      user_id: request.userId,
      id: request.itemId,
      id_type: request.mode,
      filters: request.filters,
      query: request.text,
    };
    const answer = await this.#client.send(calls.fetchSimilarItems, { body, signal }, 'Failed to fetch similar items');
    // An object with numeric keys loses their order, so sort by rank.
    return Object.values(answer)
      .map((item) => toItem(item, this.#client.baseUrl))
      .sort((a, b) => a.rank - b.rank);
  }

  async #getBatch(itemIds: readonly string[], signal?: AbortSignal): Promise<[string, Item][]> {
    const input = { body: { item_ids: [...itemIds] }, signal };
    const { items } = await this.#client.send(calls.getItems, input, 'Failed to fetch items by IDs');
    return Object.entries(items).map(([id, item]) => [id, toItem(item, this.#client.baseUrl)]);
  }
}

import * as calls from '../../../contract/wishlist.ts';
import type { ChangeOptions, Wishlists } from '../../application/ports/Wishlists.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { HttpClient } from './HttpClient.ts';
import { toItem } from './wireItem.ts';

const UPDATE_FAILED_MESSAGE = 'Failed to update wishlist';

export class HttpWishlists implements Wishlists {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async fetch(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Item>> {
    const answer = await this.#client.send(
      calls.fetchWishlist,
      { params: { userId }, signal },
      'Failed to retrieve wishlist',
    );
    return new Map(Object.entries(answer).map(([id, item]) => [id, toItem(item, this.#client.baseUrl)]));
  }

  async add(userId: string, itemId: string, { changedAt, signal }: ChangeOptions = {}): Promise<void> {
    await this.#client.send(
      calls.addToWishlist,
      { params: { userId, itemId }, body: { changed_at: changedAt }, signal },
      UPDATE_FAILED_MESSAGE,
    );
  }

  async remove(userId: string, itemId: string, { changedAt, signal }: ChangeOptions = {}): Promise<void> {
    await this.#client.send(
      calls.removeFromWishlist,
      { params: { userId, itemId }, body: { changed_at: changedAt }, signal },
      UPDATE_FAILED_MESSAGE,
    );
  }
}

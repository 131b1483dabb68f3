import { CallError } from '../../application/ports/CallError.ts';
import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { Item } from '../../domain/catalogue/Item.ts';

/** Wishlists of any number of shoppers, for a given catalogue. */
export class InMemoryWishlists implements Wishlists {
  readonly #catalogue: ReadonlyMap<string, Item>;
  readonly #lists = new Map<string, readonly string[]>();

  constructor(catalogue: readonly Item[]) {
    this.#catalogue = new Map(catalogue.map((item) => [item.id, item]));
  }

  async fetch(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Item>> {
    signal?.throwIfAborted();
    const items = this.#listItems(userId)
      .map((id) => this.#catalogue.get(id))
      .filter((item) => item !== undefined);
    return new Map(items.map((item) => [item.id, item]));
  }

  async add(userId: string, itemId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.#catalogue.has(itemId)) throw new CallError('Failed to update wishlist', 'not-found');
    if (!this.#listItems(userId).includes(itemId)) this.#lists.set(userId, [itemId, ...this.#listItems(userId)]);
  }

  async remove(userId: string, itemId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#lists.set(
      userId,
      this.#listItems(userId).filter((id) => id !== itemId),
    );
  }

  #listItems(userId: string): readonly string[] {
    return this.#lists.get(userId) ?? [];
  }
}

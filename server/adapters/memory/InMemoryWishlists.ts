import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { ShopperSignal } from '../../domain/trends/popularity.ts';

export class InMemoryWishlists implements Wishlists {
  /** Per user: item id to the time it was added, in insertion order. */
  readonly #wishlists = new Map<string, Map<string, number>>();

  async itemIds(userId: string): Promise<readonly string[]> {
    const entries = [...(this.#wishlists.get(userId) ?? [])].toReversed();
    return entries.toSorted(([, a], [, b]) => b - a).map(([itemId]) => itemId);
  }

  async add(userId: string, itemId: string, at: number): Promise<void> {
    const wishlist = this.#wishlists.get(userId) ?? new Map<string, number>();
    this.#wishlists.set(userId, wishlist);
    if (!wishlist.has(itemId)) wishlist.set(itemId, at);
  }

  /** The items of all wishlists. */
  *listSaves(): Generator<ShopperSignal> {
    for (const [userId, wishlist] of this.#wishlists)
      for (const [itemId, at] of wishlist) yield { userId, key: itemId, at };
  }

  listOwned(userId: string): readonly unknown[] {
    return [...(this.#wishlists.get(userId) ?? [])].map(([itemId, at]) => ({ itemId, at }));
  }

  removeOwned(userId: string): void {
    this.#wishlists.delete(userId);
  }

  async remove(userId: string, itemId: string): Promise<void> {
    this.#wishlists.get(userId)?.delete(itemId);
  }
}

import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { ShopperSignal } from '../../domain/trends/popularity.ts';

export class InMemoryWishlists implements Wishlists {
  /** The time at which each item was added, by item id, for each shopper. */
  readonly #wishlists = new Map<string, Map<string, number>>();
  /** The time at which each item was removed, by item id, for each shopper. */
  readonly #removals = new Map<string, Map<string, number>>();

  async listItemIds(userId: string): Promise<readonly string[]> {
    const entries = [...(this.#wishlists.get(userId) ?? [])].toReversed();
    return entries.toSorted(([, a], [, b]) => b - a).map(([itemId]) => itemId);
  }

  async add(userId: string, itemId: string, time: number, now = Infinity): Promise<void> {
    const wishlist = this.#wishlists.get(userId) ?? new Map<string, number>();
    this.#wishlists.set(userId, wishlist);
    const removedAt = this.#removals.get(userId)?.get(itemId) ?? -Infinity;
    if (!wishlist.has(itemId) && Math.min(removedAt, now) <= time) wishlist.set(itemId, time);
  }

  /** The items of all wishlists. */
  *listSaves(): Generator<ShopperSignal> {
    for (const [userId, wishlist] of this.#wishlists)
      for (const [itemId, time] of wishlist) yield { userId, key: itemId, at: time };
  }

  listOwned(userId: string): readonly unknown[] {
    const [addedEntries, removedEntries] = [this.#wishlists, this.#removals].map((map) => [...(map.get(userId) ?? [])]);
    return [
      ...addedEntries!.map(([itemId, time]) => ({ itemId, at: time })),
      ...removedEntries!.map(([itemId, time]) => ({ itemId, removedAt: time })),
    ];
  }

  removeOwned(userId: string): void {
    this.#wishlists.delete(userId);
    this.#removals.delete(userId);
  }

  async remove(userId: string, itemId: string, time: number, now = Infinity): Promise<void> {
    const addedAt = this.#wishlists.get(userId)?.get(itemId);
    if (addedAt === undefined || Math.min(addedAt, now) > time) return;
    this.#wishlists.get(userId)?.delete(itemId);
    const removals = this.#removals.get(userId) ?? new Map<string, number>();
    this.#removals.set(userId, removals.set(itemId, Math.max(time, removals.get(itemId) ?? -Infinity)));
  }

  async forgetRemovals(time: number, limit: number): Promise<number> {
    const oldRemovals = [...this.#removals.values()].flatMap((removals) =>
      [...removals]
        .filter(([, removedAt]) => removedAt < time)
        .map(
          ([itemId]) =>
            () =>
              removals.delete(itemId),
        ),
    );
    for (const forget of oldRemovals.slice(0, limit)) forget();
    return Math.min(oldRemovals.length, limit);
  }
}

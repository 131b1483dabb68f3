import type { TrendSignals } from '../../application/ports/TrendSignals.ts';
import { isTooOld, rankPopularKeys, type PopularKey, type ShopperSignal } from '../../domain/trends/popularity.ts';

export class InMemoryTrendSignals implements TrendSignals {
  readonly #searches = new Map<string, ShopperSignal>();
  readonly #listSaves: () => Iterable<ShopperSignal>;

  /** `listSaves` returns the items of all wishlists. */
  constructor(listSaves: () => Iterable<ShopperSignal>) {
    this.#listSaves = listSaves;
  }

  async recordSearch(userId: string, topics: readonly string[], time: number): Promise<void> {
    for (const key of topics) {
      const id = JSON.stringify([userId, key]);
      this.#searches.set(id, { userId, key, at: Math.max(time, this.#searches.get(id)?.at ?? 0) });
    }
  }

  async forgetSearches(userId: string): Promise<void> {
    this.removeOwned(userId);
  }

  listOwned(userId: string): readonly ShopperSignal[] {
    return [...this.#searches.values()].filter((signal) => signal.userId === userId);
  }

  removeOwned(userId: string): void {
    for (const [id, signal] of this.#searches) if (signal.userId === userId) this.#searches.delete(id);
  }

  async removeOldSearches(now: number, limit: number): Promise<number> {
    const oldIds = [...this.#searches].filter(([, { at }]) => isTooOld(at, now)).slice(0, limit);
    for (const [id] of oldIds) this.#searches.delete(id);
    return oldIds.length;
  }

  async listPopularTopics(now: number): Promise<readonly PopularKey[]> {
    return rankPopularKeys(this.#searches.values(), now);
  }

  async listPopularItems(now: number): Promise<readonly PopularKey[]> {
    return rankPopularKeys(this.#listSaves(), now);
  }
}

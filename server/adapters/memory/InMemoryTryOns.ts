import type { BlobKey } from '../../application/ports/Blobs.ts';
import type { StoredTryOn, TryOns } from '../../application/ports/TryOns.ts';
import { getTryOnBlobKey } from '../../application/poses/poseBlobKeys.ts';

export class InMemoryTryOns implements TryOns {
  readonly #results = new Map<string, StoredTryOn>();
  readonly #hasPose: (id: string) => boolean;
  readonly #hasConsented: (userId: string) => boolean;
  readonly #discard: (key: BlobKey) => void;

  constructor(
    hasPose: (id: string) => boolean,
    hasConsented: (userId: string) => boolean,
    discard: (key: BlobKey) => void,
  ) {
    this.#hasPose = hasPose;
    this.#hasConsented = hasConsented;
    this.#discard = discard;
  }

  async save(result: StoredTryOn, limit: number): Promise<boolean> {
    const { poseId, figureId, userId } = result;
    if (poseId !== null && !this.#hasPose(poseId)) return false;
    if (poseId === null && figureId === null && !this.#hasConsented(userId)) return false;
    this.#results.set(result.id, result);
    const surplusResults = new Set(this.#listOwnResults(result.userId).slice(limit));
    this.removeWhere((keptResults) => surplusResults.has(keptResults));
    return true;
  }

  has(id: string): boolean {
    return this.#results.has(id);
  }

  async byId(id: string): Promise<StoredTryOn | null> {
    return this.#results.get(id) ?? null;
  }

  async listOf(userId: string): Promise<readonly StoredTryOn[]> {
    return this.#listOwnResults(userId);
  }

  async remove(id: string): Promise<void> {
    this.removeWhere((result) => result.id === id);
  }

  async removeBefore(time: number, limit: number): Promise<number> {
    return this.removeWhere((result) => result.at < time, limit);
  }

  removeWhere(isGone: (result: StoredTryOn) => boolean, limit?: number): number {
    const removedResults = [...this.#results.values()].filter(isGone).slice(0, limit);
    for (const { id } of removedResults) {
      this.#results.delete(id);
      this.#discard(getTryOnBlobKey(id));
    }
    return removedResults.length;
  }

  listOwned(userId: string): readonly StoredTryOn[] {
    return this.#listOwnResults(userId);
  }

  removeOwned(userId: string): void {
    this.removeWhere((result) => result.userId === userId);
  }

  #listOwnResults(userId: string): readonly StoredTryOn[] {
    return [...this.#results.values()]
      .filter((result) => result.userId === userId)
      .toReversed()
      .toSorted((a, b) => b.at - a.at);
  }
}

import type { BlobKey } from '../../application/ports/Blobs.ts';
import type { DiscardedBlobs } from '../../application/ports/DiscardedBlobs.ts';

export class InMemoryDiscardedBlobs implements DiscardedBlobs {
  #keys: readonly BlobKey[] = [];

  add(key: BlobKey): void {
    this.#keys = [...this.#keys, key];
  }

  async recordExpected(): Promise<void> {
    // Nothing to recover, because this store ends with the process.
  }

  async list(limit: number, offset = 0): Promise<readonly BlobKey[]> {
    return this.#keys.slice(offset, offset + limit);
  }

  async forget(keys: readonly BlobKey[]): Promise<void> {
    this.#keys = this.#keys.filter(
      ({ collection, id }) => !keys.some((key) => key.collection === collection && key.id === id),
    );
  }

  /** Forgets all keys, because no other node shares this store. */
  forgetOld(keys: readonly BlobKey[]): Promise<void> {
    return this.forget(keys);
  }
}

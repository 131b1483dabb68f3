import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import { StoreUnavailableError } from '../ports/Store.ts';

export interface NewBlobsParts {
  readonly discarded: DiscardedBlobs;
  readonly blobs: Blobs;
}

/** Stores blobs with the record that names them, so that neither stays without the other. */
export class NewBlobs {
  readonly #parts: NewBlobsParts;

  constructor(parts: NewBlobsParts) {
    this.#parts = parts;
  }

  /**
   * Writes the blobs, then `record`, which rejects if it stores nothing. If the program stops in between, or the store
   * does not tell whether it has stored the record, a later sweep removes the blobs of a missing record.
   */
  async keep<T>(files: readonly (readonly [BlobKey, Uint8Array])[], record: () => Promise<T>): Promise<T> {
    const { discarded, blobs } = this.#parts;
    const keys = files.map(([key]) => key);
    await discarded.expect(keys);
    try {
      for (const [key, bytes] of files) await blobs.put(key, bytes);
      return await record();
    } catch (cause) {
      // The record may exist nevertheless, if only the confirmation was lost.
      if (!(cause instanceof StoreUnavailableError)) await this.#remove(keys);
      throw cause;
    }
  }

  /** What fails here is left to a later sweep. */
  async #remove(keys: readonly BlobKey[]): Promise<void> {
    const { discarded, blobs } = this.#parts;
    const removals = await Promise.allSettled(keys.map((key) => blobs.remove(key)));
    const removed = keys.filter((_, at) => removals[at]?.status === 'fulfilled');
    await discarded.forget(removed).catch(() => undefined);
  }
}

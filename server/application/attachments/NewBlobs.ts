import { BlobKeyRefused } from '../ports/Blobs.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import { StoreUnavailableError } from '../ports/Store.ts';

export interface NewBlobsDependencies {
  readonly discardedBlobs: DiscardedBlobs;
  readonly blobs: Blobs;
}

type NewBlob = readonly [BlobKey, Uint8Array];

/** Stores blobs together with the record that refers to them, so that neither exists alone. */
export class NewBlobs {
  readonly #dependencies: NewBlobsDependencies;

  constructor(dependencies: NewBlobsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Writes the blobs, then calls `record`, which rejects if it stores nothing. A later sweep removes the blobs if no
   * record refers to them. Rejects with a `StoreUnavailableError` if a blob cannot be written, and removes the
   * others.
   */
  async save<T>(files: readonly NewBlob[], record: () => Promise<T>): Promise<T> {
    const keys = files.map(([key]) => key);
    await this.#dependencies.discardedBlobs.recordExpected(keys);
    await this.#write(files, keys);
    try {
      return await record();
    } catch (cause) {
      // If the store did not answer, the record may exist and need the blobs.
      if (!(cause instanceof StoreUnavailableError)) await this.#remove(keys);
      throw cause;
    }
  }

  async #write(files: readonly NewBlob[], keys: readonly BlobKey[]): Promise<void> {
    try {
      for (const [key, bytes] of files) await this.#dependencies.blobs.put(key, bytes);
    } catch (cause) {
      await this.#remove(keys);
      if (cause instanceof BlobKeyRefused) throw cause;
      throw new StoreUnavailableError('A picture cannot be written at the moment.', { cause });
    }
  }

  /** Removes blobs. A later sweep removes those that cannot be removed now. */
  async #remove(keys: readonly BlobKey[]): Promise<void> {
    const { discardedBlobs, blobs } = this.#dependencies;
    const outcomes = await Promise.allSettled(keys.map((key) => blobs.remove(key)));
    const removedKeys = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    await discardedBlobs.forget(removedKeys).catch(() => undefined);
  }
}

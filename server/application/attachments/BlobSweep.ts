import type { Blobs } from '../ports/Blobs.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { Log } from '../ports/Log.ts';

export interface BlobSweepParts {
  readonly discarded: DiscardedBlobs;
  readonly blobs: Blobs;
  readonly log: Log;
}

const BATCH_SIZE = 100;

/** Removes the bytes of discarded blobs; leftovers of an interrupted or failed run are removed by the next one. */
export class BlobSweep {
  readonly #parts: BlobSweepParts;

  constructor(parts: BlobSweepParts) {
    this.#parts = parts;
  }

  /** Resolves when all are removed, or after a failure, which is logged. Never rejects. */
  async run(): Promise<void> {
    try {
      await this.removeAll();
    } catch (cause) {
      this.#parts.log.warn({ cause: String(cause) }, 'Discarded pictures are still there; they go with the next run.');
    }
  }

  /** Like `run`, but resolves to the number of removed blobs and rejects after a failure. */
  async removeAll(): Promise<number> {
    let removedCount = 0;
    for (;;) {
      const count = await this.#removeBatch();
      removedCount += count;
      if (count < BATCH_SIZE) return removedCount;
    }
  }

  /** Resolves to the number of removed blobs. Rejects if one could not be removed, which stays in the list. */
  async #removeBatch(): Promise<number> {
    const { discarded, blobs } = this.#parts;
    const keys = await discarded.list(BATCH_SIZE);
    const removals = await Promise.allSettled(keys.map((key) => blobs.remove(key)));
    await discarded.forget(keys.filter((_, at) => removals[at]?.status === 'fulfilled'));
    for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
    return keys.length;
  }
}

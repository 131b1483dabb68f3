import type { Blobs } from '../ports/Blobs.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { Log } from '../ports/Log.ts';

export interface BlobSweepParts {
  readonly discarded: DiscardedBlobs;
  readonly blobs: Blobs;
  readonly log: Log;
}

const AT_ONCE = 100;

/** Removes the bytes that nothing names any more; what a stop or a failure left over goes with the next run. */
export class BlobSweep {
  readonly #parts: BlobSweepParts;

  constructor(parts: BlobSweepParts) {
    this.#parts = parts;
  }

  /** Resolves when all are gone, or when it failed, which the log says. Never rejects. */
  async run(): Promise<void> {
    try {
      while (await this.#removeSome() === AT_ONCE);
    } catch (cause) {
      this.#parts.log.warn({ cause: String(cause) }, 'Discarded pictures are still there; they go with the next run.');
    }
  }

  /** How many were removed. Rejects where one could not be, which stays written down. */
  async #removeSome(): Promise<number> {
    const { discarded, blobs } = this.#parts;
    const keys = await discarded.list(AT_ONCE);
    const removals = await Promise.allSettled(keys.map((key) => blobs.remove(key)));
    await discarded.forget(keys.filter((_, at) => removals[at]?.status === 'fulfilled'));
    for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
    return keys.length;
  }
}

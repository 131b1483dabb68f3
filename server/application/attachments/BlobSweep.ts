import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { Log } from '../ports/Log.ts';

export interface BlobSweepDependencies {
  readonly discardedBlobs: DiscardedBlobs;
  readonly blobs: Blobs;
  readonly log: Log;
}

interface Batch {
  readonly removedCount: number;
  readonly missingKeys: readonly BlobKey[];
}

const BATCH_SIZE = 100;

/**
 * Removes the files of discarded blobs from this node's folder. A later run continues an interrupted one. If this
 * node lacks the file, the blob stays listed for a week, because another node may have it (docs/adr/0160).
 */
export class BlobSweep {
  readonly #dependencies: BlobSweepDependencies;

  constructor(dependencies: BlobSweepDependencies) {
    this.#dependencies = dependencies;
  }

  /** Removes all discarded blobs. Never rejects: a failure is logged. */
  async run(): Promise<void> {
    try {
      await this.removeAll();
    } catch (cause) {
      this.#dependencies.log.warn(
        { cause: String(cause) },
        'Discarded pictures are still there; they go with the next run.',
      );
    }
  }

  /** Like `run`, but resolves to the number of removed blobs and rejects after a failure. */
  async removeAll(): Promise<number> {
    const missingKeys: BlobKey[] = [];
    let removedCount = 0;
    for (;;) {
      const batch = await this.#removeBatch(missingKeys.length);
      missingKeys.push(...batch.missingKeys);
      removedCount += batch.removedCount;
      if (batch.removedCount + batch.missingKeys.length < BATCH_SIZE) break;
    }
    if (missingKeys.length > 0) await this.#dependencies.discardedBlobs.forgetOld(missingKeys);
    return removedCount;
  }

  /**
   * Removes a batch of blobs, after `offset` listed blobs whose files are missing. Rejects if a file could not be
   * removed; its blob stays listed.
   */
  async #removeBatch(offset: number): Promise<Batch> {
    const { discardedBlobs, blobs } = this.#dependencies;
    const keys = await discardedBlobs.list(BATCH_SIZE, offset);
    const outcomes = await Promise.allSettled(keys.map((key) => blobs.remove(key)));
    const hasOutcome = (isRemoved: boolean) => (_: BlobKey, index: number) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' && outcome.value === isRemoved;
    };
    const removedKeys = keys.filter(hasOutcome(true));
    await discardedBlobs.forget(removedKeys);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return { removedCount: removedKeys.length, missingKeys: keys.filter(hasOutcome(false)) };
  }
}

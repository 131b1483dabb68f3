import type { BlobKey } from './Blobs.ts';

/**
 * Blobs without a reference. A blob is recorded here in the same transaction that deletes its last reference, so that
 * its bytes are deleted even if the program stops in between.
 */
export interface DiscardedBlobs {
  /**
   * Records blobs that are about to be written. They count as discarded after an hour, unless a record that names them
   * was stored: storing it forgets them in the same transaction.
   */
  recordExpected(keys: readonly BlobKey[]): Promise<void>;
  /** Oldest first, at most `limit`, without expected blobs. */
  list(limit: number): Promise<readonly BlobKey[]>;
  /** Removes the records of deleted blobs. Succeeds for missing records. */
  forget(keys: readonly BlobKey[]): Promise<void>;
}

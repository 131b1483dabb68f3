import type { BlobKey } from './Blobs.ts';

/**
 * Blobs without a reference. A blob is recorded here in the same transaction that deletes its last reference, so that
 * its bytes are deleted even if the program stops in between.
 */
export interface DiscardedBlobs {
  /** Oldest first, at most `limit`. */
  list(limit: number): Promise<readonly BlobKey[]>;
  /** Removes the records of deleted blobs. Succeeds for missing records. */
  forget(keys: readonly BlobKey[]): Promise<void>;
}

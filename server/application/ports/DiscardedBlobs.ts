import type { BlobKey } from './Blobs.ts';

/**
 * Blobs that nothing refers to. A blob is recorded here in the same transaction that deletes its last reference, so
 * that its bytes are deleted even if the program stops in between. Nodes share the records, but not always the bytes
 * (docs/adr/0160).
 */
export interface DiscardedBlobs {
  /**
   * Records blobs that are about to be written. They count as discarded after an hour, unless a record that names them
   * is stored, which removes them from this list in the same transaction.
   */
  recordExpected(keys: readonly BlobKey[]): Promise<void>;
  /** Oldest first, at most `limit` after skipping `offset`, without expected blobs. */
  list(limit: number, offset?: number): Promise<readonly BlobKey[]>;
  /** Removes the records of deleted blobs. Succeeds for missing records. */
  forget(keys: readonly BlobKey[]): Promise<void>;
  /** Like `forget`, but keeps the records of the last week, because another node may have the bytes. */
  forgetOld(keys: readonly BlobKey[]): Promise<void>;
}

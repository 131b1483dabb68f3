import type { BlobKey } from './Blobs.ts';

/**
 * Blobs that nothing refers to. A blob is listed in the transaction that deletes its last reference, so that its file
 * is deleted even if the program stops in between. Nodes share the list but may not share the files (docs/adr/0160).
 */
export interface DiscardedBlobs {
  /**
   * Lists blobs that are about to be written. They count as discarded after an hour. Storing a record that refers to
   * a blob removes it from the list in the same transaction.
   */
  recordExpected(keys: readonly BlobKey[]): Promise<void>;
  /** At most `limit` listed blobs, oldest first, after skipping `offset`. Leaves out expected blobs. */
  list(limit: number, offset?: number): Promise<readonly BlobKey[]>;
  /** Removes deleted blobs from the list. Succeeds for missing ones. */
  forget(keys: readonly BlobKey[]): Promise<void>;
  /** Like `forget`, but keeps entries of the last week, because another node may have the files. */
  forgetOld(keys: readonly BlobKey[]): Promise<void>;
}

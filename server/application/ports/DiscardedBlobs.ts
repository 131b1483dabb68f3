import type { BlobKey } from './Blobs.ts';

/**
 * Blobs that nothing names any more. Whoever removes the last name writes them down here in the same breath, so
 * that their bytes go even where the program stops in between.
 */
export interface DiscardedBlobs {
  /** The longest discarded first, at most `limit`. */
  list(limit: number): Promise<readonly BlobKey[]>;
  /** Their bytes are gone. Forgetting what is not there succeeds. */
  forget(keys: readonly BlobKey[]): Promise<void>;
}

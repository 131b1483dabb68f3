import type { PoseCheck } from './Poses.ts';

/**
 * Checks whether the person in a photo can be dressed. Without a contract suite: the result depends on the models,
 * and the adapter has its own tests.
 */
export interface PhotoChecks {
  /** Checks a photo. Rejects with the signal's reason, or if the photo cannot be read. */
  check(owner: string, photo: Uint8Array, signal: AbortSignal): Promise<PoseCheck>;
}

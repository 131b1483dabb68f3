import type { PoseCheck } from './Poses.ts';

/**
 * Says whether the person in a photo can be dressed.
 *
 * Without a contract suite: what it sees depends on its models; its adapter has its own tests.
 */
export interface PhotoChecks {
  /** Rejects with the signal's reason, or if the photo cannot be read. */
  check(owner: string, photo: Uint8Array, signal: AbortSignal): Promise<PoseCheck>;
}

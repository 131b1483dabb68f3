import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';

/** The fitting room result that was saved as a pose. */
export interface PoseOrigin {
  readonly resultId: string;
  /** The pose in the result; null for a drawn figure. */
  readonly poseId: string | null;
  /** The garment in the result; null if it is not in the catalogue. */
  readonly itemId: string | null;
}

/** Whether the person in a photo can be dressed. */
export interface PoseCheck {
  readonly dressable: boolean;
  /** The key of the reason why garments cannot be shown, such as `cut-off-legs`; null if there is none. */
  readonly reason: string | null;
}

/** A picture to try garments on. Its bytes and its thumbnail are stored in `Blobs`. */
export interface StoredPose {
  readonly id: string;
  readonly userId: string;
  readonly description: string;
  /** The result that was saved as this pose; null for an uploaded photo. */
  readonly origin: PoseOrigin | null;
  /** The result of the photo's check; null before the check and for a saved result. */
  readonly check: PoseCheck | null;
  /** How far the shopper moved the person's lines, such as the waist; null if nothing was corrected. */
  readonly correction: LineMoves | null;
  readonly mediaType: string;
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * `not agreed`: the shopper has not consented to storing photos. `full`: the limit is reached. `gone`: the pose's
 * origin was deleted, e.g. because the consent was withdrawn.
 */
export type PoseSaveOutcome = 'kept' | 'not agreed' | 'full' | 'gone';

/**
 * Shoppers' poses, and their consent to store photos. Removing a pose also removes everything made from it: results
 * that show it, poses saved from them, and so on. All their blobs are discarded in the same transaction.
 */
export interface Poses {
  /**
   * When the shopper consented to storing photos, and to sending them to the host `service` if it is given; null
   * without this consent.
   */
  findConsentTime(userId: string, service?: string | null): Promise<number | null>;
  /** Records the consent. A repeated consent to the same service keeps the first time. */
  recordConsent(userId: string, time: number, service?: string | null): Promise<void>;
  /** Stores the pose unless the limit is reached. An uploaded photo needs the shopper's consent. */
  save(pose: StoredPose, limit: number): Promise<PoseSaveOutcome>;
  /** Stores the result of a check. Succeeds for a missing pose. */
  storeCheck(id: string, check: PoseCheck): Promise<void>;
  /** Replaces the shopper's correction. Succeeds for a missing pose. */
  storeCorrection(id: string, correction: LineMoves | null): Promise<void>;
  byId(id: string): Promise<StoredPose | null>;
  /** Newest first. */
  listOf(userId: string): Promise<readonly StoredPose[]>;
  /** Succeeds for a missing pose. */
  remove(id: string): Promise<void>;
  /** Removes all poses and all results of a shopper, and withdraws the consent. */
  removeAll(userId: string): Promise<void>;
}

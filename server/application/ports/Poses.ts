import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';

/** The result of the fitting room that was saved as this pose. */
export interface PoseOrigin {
  readonly resultId: string;
  /** The pose that the result shows; null for a drawn figure. */
  readonly poseId: string | null;
  /** The garment that the result shows; null if the garment is not in the catalogue. */
  readonly itemId: string | null;
}

/** The result of checking whether a photo can be dressed. */
export interface PoseCheck {
  readonly dressable: boolean;
  /** The key of the reason why some or all garments cannot be shown, such as `cut-off-legs`; null if there is none. */
  readonly reason: string | null;
}

/** A picture to try garments on. Its bytes and its thumbnail are stored in `Blobs`. */
export interface StoredPose {
  readonly id: string;
  readonly userId: string;
  readonly description: string;
  /** Null for an uploaded photo. */
  readonly origin: PoseOrigin | null;
  /** Null for a saved result, and until the photo was checked. */
  readonly check: PoseCheck | null;
  /** How far the shopper moved the lines of the person, such as the waist; null if they corrected nothing. */
  readonly correction: LineMoves | null;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * `not agreed`: the shopper has not consented to storing photos. `full`: the limit is reached. `gone`: the pose's
 * origin was deleted, for instance because the consent was withdrawn meanwhile.
 */
export type PoseSaveOutcome = 'kept' | 'not agreed' | 'full' | 'gone';

/**
 * The poses of shoppers, and their consent to store photos. Removing a pose also removes everything made from it:
 * results that show the pose, poses saved from these results, and so on. All of their blobs are recorded as discarded
 * in the same transaction.
 */
export interface Poses {
  /**
   * When the shopper consented to storing photos, and to sending them to `service` if one is given (a host); null
   * without such a consent.
   */
  findConsentTime(userId: string, service?: string | null): Promise<number | null>;
  /** Records the consent. A repeated consent to the same service keeps the first time. */
  recordConsent(userId: string, at: number, service?: string | null): Promise<void>;
  /** Stores the pose unless that would exceed `limit`. An uploaded photo needs the shopper's consent. */
  save(pose: StoredPose, limit: number): Promise<PoseSaveOutcome>;
  /** Succeeds for a missing pose. */
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

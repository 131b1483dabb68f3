import type { Pose } from '../../domain/poses/Pose.ts';

/**
 * Why the backend refuses a photo. `consent`: the shopper has not agreed to the use of photos. `limit`: the shopper
 * has the maximum number of poses. `photo`: this photo cannot be used.
 */
export type PoseRefusalReason = 'consent' | 'limit' | 'photo';

/** The backend refused to add a picture to the poses. `message` is the reason for the shopper; it may be empty. */
export class PoseRefusedError extends Error {
  override readonly name = 'PoseRefusedError';
  readonly reason: PoseRefusalReason;
  constructor(reason: PoseRefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A stored picture of the shopper. Times are milliseconds since the epoch. */
export interface StoredPicture {
  readonly id: string;
  readonly description: string;
  readonly createdAt: number;
  /** Width in pixels; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  /** The URL of a thumbnail, which only the owner may fetch. */
  readonly picture: string;
}

/** Everything that is stored for the fitting room, newest first. */
export interface StoredPictures {
  /** When the shopper agreed to the current use of photos; null if they did not. */
  readonly consentedAt: number | null;
  /** The host of the try-on service that receives the photos; null if the photos stay on the shop's server. */
  readonly tryOnServiceHost: string | null;
  /** `corrected`: the shopper's corrections to the shoulders or waist are stored with the pose. */
  readonly poses: readonly (StoredPicture & { readonly generated: boolean; readonly corrected: boolean })[];
  /** Results that were not saved as poses, with the time of their deletion. */
  readonly results: readonly (StoredPicture & { readonly expiresAt: number })[];
}

export interface PoseUpload {
  /** Receives the fraction of the bytes sent: 0 to 1, never decreasing. */
  readonly onProgress?: (fraction: number) => void;
  /** The id of the fitting room result that the uploaded picture shows. */
  readonly resultId?: string;
  readonly signal?: AbortSignal;
}

/** The shopper's poses. Every method rejects with a `CallError`, or with the signal's reason. */
export interface Poses {
  /** The poses, newest first. Rejects with 'Failed to retrieve poses'. */
  fetch(userId: string, signal?: AbortSignal): Promise<readonly Pose[]>;
  /** Thumbnails by pose id, without damaged ones. Rejects with 'Failed to retrieve poses'. */
  fetchThumbnails(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Blob>>;
  /** The picture at screen size. Rejects with 'Failed to retrieve pose'. */
  fetchImage(poseId: string, signal?: AbortSignal): Promise<Blob>;
  /**
   * Adds a picture to the poses. Rejects with a `PoseRefusedError`, with 'Failed to upload image', or for a result with
   * 'Failed to save pose'.
   */
  add(userId: string, picture: Blob, upload?: PoseUpload): Promise<Pose>;
  /** Removes a pose and everything that was made from it. Rejects with 'Failed to delete pose'. */
  remove(poseId: string, signal?: AbortSignal): Promise<void>;
  /** Removes a result of the fitting room, but keeps poses saved from it. Rejects with 'Failed to delete pose'. */
  removeResult(resultId: string, signal?: AbortSignal): Promise<void>;
  /** Fetches what is stored for the fitting room. Rejects with 'Failed to retrieve poses'. */
  fetchStoredPictures(userId: string, signal?: AbortSignal): Promise<StoredPictures>;
  /** Records the consent that photos may be stored, and sent to `service`. Rejects with 'Failed to save pose'. */
  giveConsent(userId: string, service?: string | null, signal?: AbortSignal): Promise<void>;
  /** Withdraws the consent, which deletes every pose and result. Rejects with 'Failed to delete pose'. */
  withdrawConsent(userId: string, signal?: AbortSignal): Promise<void>;
}

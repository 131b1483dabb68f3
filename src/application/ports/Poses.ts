import type { Pose } from '../../domain/poses/Pose.ts';

/** `consent`: the shopper has to agree first. `limit`: no more poses are kept. `photo`: this photo cannot be used. */
export type PoseRefusal = 'consent' | 'limit' | 'photo';

/** A picture that does not become a pose. `message` is the backend's reason, for the shopper; it may be empty. */
export class PoseRefused extends Error {
  override readonly name = 'PoseRefused';
  readonly reason: PoseRefusal;
  constructor(reason: PoseRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A picture that is kept of the shopper. Times are milliseconds since the epoch. */
export interface KeptPicture {
  readonly id: string;
  readonly description: string;
  readonly madeAt: number;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  /** The address of a small picture, for its owner only. */
  readonly picture: string;
}

/** Everything that is kept for the fitting room, newest first. */
export interface KeptPictures {
  /** When the shopper agreed to what happens to photos now; null if they did not. */
  readonly agreedAt: number | null;
  /** The host that photos are sent to in the fitting room; null if they stay on the shop's server. */
  readonly service: string | null;
  readonly poses: readonly (KeptPicture & { readonly generated: boolean })[];
  /** Results that were not saved, and when each is deleted. */
  readonly results: readonly (KeptPicture & { readonly expiresAt: number })[];
}

export interface PoseUpload {
  /** Gets the share of the bytes that were sent, 0 to 1, never decreasing. */
  readonly onProgress?: (share: number) => void;
  /** The fitting room's result that the picture is. */
  readonly resultId?: string;
  readonly signal?: AbortSignal;
}

/** The shopper's poses. Rejects with a `CallError`, or with the signal's reason. */
export interface Poses {
  /** Newest first. 'Failed to retrieve poses'. */
  fetch(userId: string, signal?: AbortSignal): Promise<readonly Pose[]>;
  /** By pose id; one that is damaged is left out. 'Failed to retrieve poses'. */
  fetchThumbnails(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Blob>>;
  /** The picture at screen size. 'Failed to retrieve pose'. */
  fetchImage(poseId: string, signal?: AbortSignal): Promise<Blob>;
  /** Also rejects with a `PoseRefused`. 'Failed to upload image', or 'Failed to save pose' for a result. */
  add(userId: string, picture: Blob, upload?: PoseUpload): Promise<Pose>;
  /** With everything that was made from it. 'Failed to delete pose'. */
  remove(poseId: string, signal?: AbortSignal): Promise<void>;
  /** Of the fitting room. Poses that were saved from it stay. 'Failed to delete pose'. */
  removeResult(resultId: string, signal?: AbortSignal): Promise<void>;
  /** 'Failed to retrieve poses'. */
  fetchKept(userId: string, signal?: AbortSignal): Promise<KeptPictures>;
  /** Records that photos may be kept, and sent to `service`. 'Failed to save pose'. */
  agree(userId: string, service?: string | null, signal?: AbortSignal): Promise<void>;
  /** Takes the consent back; every pose and result is deleted. 'Failed to delete pose'. */
  takeBack(userId: string, signal?: AbortSignal): Promise<void>;
}

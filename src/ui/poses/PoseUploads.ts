import type { PosesSnapshot } from '../../application/poses/PosesManager.ts';
import type { Pose, PoseCheck } from '../../domain/poses/Pose.ts';

export interface PoseUploads {
  readonly upload: PosesSnapshot['upload'];
  /** Whether the maximum number of poses is reached. */
  readonly isFull: boolean;
  /** Whether a photo from this screen waits for the shopper's consent. */
  readonly isAskingForConsent: boolean;
  /**
   * The host of the service that receives the photos, for the text of the consent; null if photos stay on the server.
   */
  readonly tryOnServiceHost: string | null;
  /** Whether the last added photo can be dressed; null if unknown, or after the shopper has closed the message. */
  readonly lastPhotoCheck: PoseCheck | null;
  /** Fetches `tryOnServiceHost` from the backend. */
  readonly findTryOnService: () => void;
  readonly add: (photo: File) => void;
  readonly cancelUpload: () => void;
  readonly giveConsent: () => void;
  readonly declineConsent: () => void;
  readonly closePhotoCheck: () => void;
}

/** Called with each pose that was added. */
export type OnPoseAdded = (pose: Pose) => void;

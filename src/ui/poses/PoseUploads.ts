import type { PosesSnapshot } from '../../application/poses/PosesManager.ts';
import type { Pose, PoseCheck } from '../../domain/poses/Pose.ts';

/** State and actions of adding a photo. */
export interface PoseUploads {
  readonly upload: PosesSnapshot['upload'];
  /** The limit of poses is reached. */
  readonly full: boolean;
  /** A photo chosen here waits for the shopper's consent. */
  readonly asking: boolean;
  /** The host that photos are sent to, which the consent names; null if they stay on the server. */
  readonly service: string | null;
  /** Whether the photo that was added last can be dressed; null if that is unknown, or once it was read. */
  readonly verdict: PoseCheck | null;
  readonly add: (photo: File) => void;
  readonly cancelUpload: () => void;
  readonly agree: () => void;
  readonly decline: () => void;
  readonly closeVerdict: () => void;
}

/** What happens to a photo once it is added. */
export type OnPoseAdded = (pose: Pose) => void;

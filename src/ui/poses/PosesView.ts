import type { PosesSnapshot } from '../../application/poses/PosesManager.ts';
import type { KeptPose } from '../../application/poses/PoseList.ts';
import type { SuggestionsSnapshot } from '../../application/viewer/Suggestions.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { PoseUploads } from './PoseUploads.ts';

/** State and actions of the Poses tab. */
export interface PosesView {
  readonly state: PosesSnapshot;
  readonly uploads: PoseUploads;
  /** Announced to screen readers. */
  readonly announcement: string;
  readonly retry: () => void;

  /** The pose in the viewer; null while it is closed. */
  readonly shown: KeptPose | null;
  /** Its picture at screen size; null until it has loaded. */
  readonly picture: Blob | null;
  readonly pictureFailed: boolean;
  readonly suggestions: SuggestionsSnapshot;
  /** The id of the pose in the URL. */
  readonly show: (poseId: string | null) => void;
  readonly loadPicture: () => void;
  /** Brings the shown pose to the fitting room, which the view opens. */
  readonly dress: () => void;
  readonly openItem: (item: Item, strip: readonly Item[]) => void;

  /** The deletion of the shown pose has to be confirmed. */
  readonly confirming: boolean;
  readonly askToDelete: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

import type { PosesSnapshot } from '../../application/poses/PosesManager.ts';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import type { SuggestionsSnapshot } from '../../application/viewer/Suggestions.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { PoseUploads } from './PoseUploads.ts';

export interface PosesView {
  readonly state: PosesSnapshot;
  readonly uploads: PoseUploads;
  readonly announcement: string;
  readonly retry: () => void;

  /** The pose in the viewer; null while it is closed. */
  readonly shownPose: PoseWithThumbnail | null;
  /** The shown pose's picture at screen size; null until it has loaded. */
  readonly picture: Blob | null;
  readonly hasPictureFailed: boolean;
  readonly suggestions: SuggestionsSnapshot;
  /** Opens the viewer with the pose of this id; null closes the viewer. */
  readonly showPose: (poseId: string | null) => void;
  readonly loadPicture: () => void;
  /** Selects the shown pose in the fitting room. The view then opens the fitting room. */
  readonly dressPose: () => void;
  readonly openItem: (item: Item, strip: readonly Item[]) => void;

  /** Whether the dialog that confirms deleting the shown pose is open. */
  readonly isConfirmingDeletion: boolean;
  readonly askToDelete: () => void;
  readonly confirmDeletion: () => void;
  readonly cancelDeletion: () => void;
}

import type { StoredPictures } from '../../application/ports/Poses.ts';

/** What to delete: one pose, one result, or everything. */
export type PictureDeletion =
  | { readonly kind: 'pose' | 'result'; readonly id: string }
  | { readonly kind: 'everything' };

export interface StoredPicturesView {
  /** The stored pictures; null until they have loaded. */
  readonly storedPictures: StoredPictures | 'failed' | null;
  /** The deletion that awaits confirmation; null if there is none. */
  readonly deletionToConfirm: PictureDeletion | null;
  /** Whether a deletion is in progress. */
  readonly isDeleting: boolean;
  readonly load: () => void;
  readonly askToDelete: (deletion: PictureDeletion) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

import type { StoredPictures } from '../../application/ports/Poses.ts';

/** What a deletion removes: one pose, one result, or everything. */
export type Deletion = { readonly kind: 'pose' | 'result'; readonly id: string } | { readonly kind: 'everything' };

/** State and actions of the list of all stored pictures. */
export interface KeptView {
  /** The stored pictures; null until they have loaded. */
  readonly kept: StoredPictures | 'failed' | null;
  /** The deletion that awaits confirmation; null if there is none. */
  readonly asking: Deletion | null;
  /** Whether a deletion is in progress. */
  readonly busy: boolean;
  readonly load: () => void;
  readonly ask: (deletion: Deletion) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

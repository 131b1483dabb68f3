import type { KeptPictures } from '../../application/ports/Poses.ts';

/** What the shopper is about to delete. */
export type Deletion = { readonly kind: 'pose' | 'result'; readonly id: string } | { readonly kind: 'everything' };

/** State and actions of the list of everything that is kept. */
export interface KeptView {
  /** Null while it loads for the first time. */
  readonly kept: KeptPictures | 'failed' | null;
  /** The deletion to confirm. */
  readonly asking: Deletion | null;
  /** A deletion is on its way. */
  readonly busy: boolean;
  readonly load: () => void;
  readonly ask: (deletion: Deletion) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

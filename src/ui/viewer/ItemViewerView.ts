import type { CopyOutcome } from '../../application/viewer/ShareLink.ts';
import type { ItemViewerSnapshot } from '../../application/viewer/ItemViewerSession.ts';
import type { ViewEntry } from '../../application/viewer/ViewHistory.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Keeping } from '../items/Keeping.ts';

/** What the item viewer shows and what can be done in it. */
export interface ItemViewerView {
  readonly open: boolean;
  /** What was on screen last, so that it stays while the viewer moves out; null while a linked item loads. */
  readonly entry: ViewEntry | null;
  /** From which side the item came in. */
  readonly entrance: 'open' | 'next' | 'previous';
  readonly suggestions: Pick<ItemViewerSnapshot, 'previouslyViewed' | 'similar' | 'completeTheLook'>;
  readonly canGoBack: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly kept: boolean;
  readonly attached: boolean;
  readonly pictureIndex: number;
  /** Asks before the item is let go. */
  readonly keeping: Keeping;
  readonly sharing: boolean;
  readonly link: string;
  readonly copyOutcome: CopyOutcome;
  /** What has changed, for who does not see it. */
  readonly announcement: string;
  readonly openSuggested: (item: Item, strip: readonly Item[]) => void;
  readonly back: () => void;
  readonly close: () => void;
  /** Where the swipe downwards leads: back along the way, and out at its beginning. */
  readonly backOrClose: () => void;
  readonly move: (offset: -1 | 1) => void;
  readonly showPicture: (index: number) => void;
  readonly toggleWishlist: () => void;
  readonly toggleAttachment: () => void;
  readonly share: () => void;
  readonly endSharing: () => void;
  readonly copyLink: () => void;
  readonly tryOn: () => void;
}

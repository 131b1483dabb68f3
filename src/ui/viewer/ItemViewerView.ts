import type { CopyOutcome } from '../../application/viewer/ShareLink.ts';
import type { ItemViewerSnapshot } from '../../application/viewer/ItemViewerSession.ts';
import type { ViewEntry } from '../../application/viewer/ViewHistory.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';

export interface ItemViewerView {
  readonly open: boolean;
  /** The last shown item, which stays during the closing animation; null while a linked item loads. */
  readonly entry: ViewEntry | null;
  /** How the item appears: the viewer opens, or the item slides in from the side. */
  readonly entryAnimation: 'open' | 'next' | 'previous';
  readonly suggestions: Pick<ItemViewerSnapshot, 'previouslyViewed' | 'similar' | 'completeTheLook'>;
  readonly canGoBack: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly isOnWishlist: boolean;
  readonly isAttached: boolean;
  readonly pictureIndex: number;
  /** The dialog that confirms removing the item from the wishlist. */
  readonly wishlistToggling: WishlistToggling;
  readonly isShareDialogOpen: boolean;
  readonly link: string;
  readonly copyOutcome: CopyOutcome;
  readonly announcement: string;
  /** The saved scroll position of a part of the item's page, in pixels or slides; 0 if there is none. */
  readonly getScrollPosition: (part: string) => number;
  readonly saveScrollPosition: (part: string, position: number) => void;
  readonly openSuggested: (item: Item, strip: readonly Item[]) => void;
  readonly goBack: () => void;
  readonly close: () => void;
  /** The action of a downward swipe: goes back in the view history, or closes the viewer at its first entry. */
  readonly goBackOrClose: () => void;
  readonly moveToNeighbor: (offset: -1 | 1) => void;
  readonly showPicture: (index: number) => void;
  readonly toggleWishlist: () => void;
  readonly toggleAttachment: () => void;
  readonly share: () => Promise<void>;
  readonly closeShareDialog: () => void;
  readonly copyLink: () => void;
  readonly tryOnItem: () => void;
  /** Opens a conversation with the stylist about the item. */
  readonly askAboutItem: () => void;
  /** The shown item and the items of 'Complete The Look' that can be worn with it; empty if there are none. */
  readonly wearableLook: readonly Item[];
  readonly wearLook: () => void;
}

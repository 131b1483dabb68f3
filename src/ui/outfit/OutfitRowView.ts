import type { Item } from '../../domain/catalogue/Item.ts';
import type { ChatOutfit } from '../../domain/chat/Chat.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';

/** A slot of the outfit on the screen. */
export interface ShownSlot {
  /** Stays the same when the piece is exchanged for another one. */
  readonly key: string;
  readonly slot: string;
  /** Null if the shopper owns the garment, and if there is no piece. */
  readonly item: Item | null;
  readonly isOwned: boolean;
  /** Describes the shopper's own garment, or the garment that was not found. */
  readonly words: string;
  readonly reason: string;
}

/** The state and actions of the outfit on the screen. */
export interface OutfitRowView {
  /** Null while other results are shown. */
  readonly outfit: ChatOutfit | null;
  readonly shownSlots: readonly ShownSlot[];
  readonly wishlistToggling: WishlistToggling;
  /** Whether all pieces are on the wishlist. */
  readonly isOnWishlist: boolean;
  /** The number of pieces that the heart has put on the wishlist, until that is undone. */
  readonly addedCount: number;
  readonly isConfirmingRemoval: boolean;
  readonly canTryOn: boolean;
  /** Names of the slots whose pieces the fitting room cannot show. */
  readonly undrawnSlotNames: readonly string[];
  /** Whether pieces can be exchanged: only those of the newest outfit, and not while an answer is pending. */
  readonly canSwap: boolean;
  /** The piece for which another one is being looked for. */
  readonly swappingItemId: string | null;
  readonly toggleWishlist: () => void;
  readonly undoWishlist: () => void;
  readonly confirmRemoval: () => void;
  readonly cancelRemoval: () => void;
  readonly wear: () => void;
  readonly swap: (item: Item) => void;
  readonly openPiece: (item: Item) => void;
}

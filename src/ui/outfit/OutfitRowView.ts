import type { Item } from '../../domain/catalogue/Item.ts';
import type { ChatOutfit } from '../../domain/chat/Chat.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';

export interface ShownSlot {
  /** Identifies the slot. Stays the same when the piece is replaced. */
  readonly key: string;
  readonly slot: string;
  /** The item; null if the shopper owns the garment or nothing was found. */
  readonly item: Item | null;
  readonly isOwned: boolean;
  /** Describes the shopper's own garment, or the garment that was not found. */
  readonly words: string;
  readonly reason: string;
}

export interface OutfitRowView {
  /** The outfit; null while other results are shown. */
  readonly outfit: ChatOutfit | null;
  readonly shownSlots: readonly ShownSlot[];
  readonly wishlistToggling: WishlistToggling;
  /** Whether all pieces are on the wishlist. */
  readonly isOnWishlist: boolean;
  /** How many pieces the heart has added to the wishlist; 0 after an undo. */
  readonly addedCount: number;
  readonly isConfirmingRemoval: boolean;
  readonly canTryOn: boolean;
  /** Names of the slots whose pieces the fitting room cannot show. */
  readonly undrawnSlotNames: readonly string[];
  /** Whether pieces can be replaced. They belong to the newest outfit, and no answer is pending. */
  readonly canSwap: boolean;
  /** Whether a button can take back a change: the last answer made it and was not an undo itself. */
  readonly canUndo: boolean;
  /** The piece that is being replaced. */
  readonly swappingItemId: string | null;
  readonly toggleWishlist: () => void;
  readonly undoWishlist: () => void;
  readonly confirmRemoval: () => void;
  readonly cancelRemoval: () => void;
  readonly wear: () => void;
  readonly swap: (item: Item) => void;
  readonly undo: () => void;
  readonly openPiece: (item: Item) => void;
}

import type { TrendsSnapshot } from '../../application/trends/TrendsFeed.ts';
import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { OutfitPiece, Trends } from '../../domain/trends/Trends.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';

export interface HomeView {
  readonly feed: TrendsSnapshot;
  /** The shopper's preferences; null until the login is checked. */
  readonly preferences: Preferences | null;
  readonly isOnline: boolean;
  /** How old the shown trends are, such as '3 hours ago'. */
  readonly age: string;
  /** Whether the app is busy. The prompt bar is then hidden (spec section 4). */
  readonly isBusy: boolean;
  readonly isMotionPaused: boolean;
  readonly wishlistToggling: WishlistToggling;
  /** The pieces whose removal from the wishlist awaits confirmation; null if there are none. */
  readonly piecesToRemove: readonly OutfitPiece[] | null;
  readonly isSaved: (pieces: readonly OutfitPiece[]) => boolean;
  readonly toggleMotion: () => void;
  /** Puts words into the query bar and focuses it. */
  readonly draftSearch: (words: string) => void;
  readonly retry: () => void;
  readonly openPiece: (piece: OutfitPiece, pieces: readonly OutfitPiece[]) => void;
  readonly openSuggestedItem: (item: Item) => void;
  /** Replaces the outfit of the fitting room. The caller opens the fitting room. */
  readonly wearOutfit: (pieces: readonly OutfitPiece[]) => void;
  /** Saves all pieces. If all are saved, asks whether to remove them. */
  readonly toggleSaved: (pieces: readonly OutfitPiece[]) => void;
  readonly confirmRemoval: () => void;
  readonly cancelRemoval: () => void;
}

/** Props of the sections below the outfit of the day. */
export type HomeContentProps = { readonly view: HomeView; readonly trends: Trends };

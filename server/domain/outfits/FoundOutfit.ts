import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitReason } from './ComposedOutfit.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export interface MissingPiece {
  readonly slot: OutfitSlot;
  readonly words: string;
  /** Whether such a piece is sold, but matches nothing else or costs too much. */
  readonly isSold: boolean;
  /** True if the earlier piece stays, because no replacement was found. */
  readonly isKept?: true;
}

/** The outfit that was composed for an `OutfitPlan`. */
export interface FoundOutfit {
  /** The pieces to buy, in the order in which an outfit is read: garments, shoes, bag, accessory. */
  readonly pieces: readonly { readonly slot: OutfitSlot; readonly item: CatalogueItem }[];
  /** Pieces that the shopper already owns and wears with it. */
  readonly owned: readonly { readonly slot: OutfitSlot; readonly words: string }[];
  /** The requested pieces for which nothing was found. */
  readonly missing: readonly MissingPiece[];
  /** Pieces that lack something that was asked for; `isSold`: others have it, but cost too much. */
  readonly unmet: readonly { readonly itemId: string; readonly words: string; readonly isSold: boolean }[];
  /** The total price of `pieces`. Exceeds the budget only if no complete outfit is cheaper. */
  readonly totalCents: number;
  /** The strongest reason first. */
  readonly reasons: readonly OutfitReason[];
  /** The number of outfits that the pieces of a capsule make; null for a single outfit. */
  readonly outfitCount: number | null;
  /** Alternative pieces, best first: those for the requested places, then others that match. */
  readonly alternatives: readonly CatalogueItem[];
}

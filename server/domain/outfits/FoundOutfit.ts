import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitReason } from './ComposedOutfit.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export interface MissingPiece {
  readonly slot: OutfitSlot;
  readonly words: string;
  /** Whether the shop sells such a piece, but only in other sizes or at too high a price. */
  readonly isSold: boolean;
  /** Set if the piece to replace stays because nothing could replace it. */
  readonly isKept?: true;
}

/** The outfit composed for an `OutfitPlan`. */
export interface FoundOutfit {
  /** The pieces to buy, in this order: garments, shoes, bag, accessory. */
  readonly pieces: readonly { readonly slot: OutfitSlot; readonly item: CatalogueItem }[];
  /** The shopper's own pieces in the outfit. */
  readonly owned: readonly { readonly slot: OutfitSlot; readonly words: string }[];
  /** The requested pieces for which nothing was found. */
  readonly missing: readonly MissingPiece[];
  /** Pieces that lack a requested property. `isSold` means that pieces with the property cost too much. */
  readonly unmet: readonly { readonly itemId: string; readonly words: string; readonly isSold: boolean }[];
  /** The slot that stays empty because no complete outfit is within the budget, with the price of the cheapest one. */
  readonly leftOut?: { readonly slot: OutfitSlot; readonly completeCents: number };
  /** The total price of `pieces`. It exceeds the budget if all complete outfits do, or after a change of a piece. */
  readonly totalCents: number;
  /** The reasons, strongest first. */
  readonly reasons: readonly OutfitReason[];
  /** The number of outfits that the pieces of a capsule make; null for a single outfit. */
  readonly outfitCount: number | null;
  /** Other pieces to choose instead, best first: those for requested slots, then those for other slots. */
  readonly alternatives: readonly CatalogueItem[];
}

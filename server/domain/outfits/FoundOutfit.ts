import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitReason } from './ComposedOutfit.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export interface MissingPiece {
  readonly slot: OutfitSlot;
  readonly words: string;
  /** There is such a piece, but it goes with nothing else or costs too much. */
  readonly isSold: boolean;
  /** No replacement was found, so the earlier piece stays. */
  readonly isKept?: true;
}

/** What was composed for an `OutfitPlan`. */
export interface FoundOutfit {
  /** The pieces to buy, in the order in which an outfit is read: garments, shoes, bag, accessory. */
  readonly pieces: readonly { readonly slot: OutfitSlot; readonly item: CatalogueItem }[];
  /** What the shopper has already and wears with it. */
  readonly owned: readonly { readonly slot: OutfitSlot; readonly words: string }[];
  /** The requested pieces for which nothing was found. */
  readonly missing: readonly MissingPiece[];
  /** Of `pieces`; above the budget only if nothing complete costs less. */
  readonly totalCents: number;
  /** The most telling reason first. */
  readonly reasons: readonly OutfitReason[];
  /** How many outfits the pieces of a capsule make; null for a single outfit. */
  readonly outfitCount: number | null;
  /** Further pieces: others for the places that were asked for first, then what would go with it; best first. */
  readonly alternatives: readonly CatalogueItem[];
}

import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitReason } from './ComposedOutfit.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export interface MissingPiece {
  readonly slot: OutfitSlot;
  readonly words: string;
  /** Whether such a piece is sold but does not fit or costs too much. */
  readonly isSold: boolean;
  /** Whether the earlier piece stays, because no replacement was found. */
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
  /** Pieces that lack a requested property. `isSold`: other pieces have the property, but cost too much. */
  readonly unmet: readonly { readonly itemId: string; readonly words: string; readonly isSold: boolean }[];
  /** The total price of `pieces`. Exceeds the budget only if every complete outfit does. */
  readonly totalCents: number;
  /** The reasons, strongest first. */
  readonly reasons: readonly OutfitReason[];
  /** The number of possible outfits of a capsule; null for a single outfit. */
  readonly outfitCount: number | null;
  /** Alternative pieces, best first: for the requested slots, then others that match. */
  readonly alternatives: readonly CatalogueItem[];
}

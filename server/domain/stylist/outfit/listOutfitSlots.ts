import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { OUTFIT_SLOTS, type OutfitSlot } from '../../outfits/OutfitSlot.ts';
import { writePieceReasons } from './pieceReasons.ts';

/** A place of a shown outfit, as plain JSON. */
export interface FilledSlot {
  readonly slot: OutfitSlot;
  /** The id of the piece; null if the shopper owns the piece or none was found. */
  readonly itemId: string | null;
  readonly isOwned: boolean;
  /** The words for the piece if the shopper owns it or if none was found; otherwise ''. */
  readonly words: string;
  /** Why this piece was chosen; '' if there is no piece. */
  readonly reason: string;
}

/**
 * Lists the places of an outfit, in the order in which the pieces are put on. A capsule may have several places per
 * slot.
 */
export function listOutfitSlots(plan: OutfitPlan, outfit: FoundOutfit): readonly FilledSlot[] {
  const reasons = writePieceReasons(outfit, plan);
  const pieces = outfit.pieces.map(
    ({ slot, item: { id } }): FilledSlot => ({
      slot,
      itemId: id,
      isOwned: false,
      words: '',
      reason: reasons.get(id) ?? '',
    }),
  );
  const ownedSlots = outfit.owned.map((place): FilledSlot => ({ ...place, itemId: null, isOwned: true, reason: '' }));
  // Leaves out places in which the earlier piece stays.
  const emptyPlaces = outfit.missing.filter(({ isKept }) => isKept !== true);
  const missingSlots = emptyPlaces.map(
    ({ slot, words }): FilledSlot => ({ slot, words, itemId: null, isOwned: false, reason: '' }),
  );
  return [...pieces, ...ownedSlots, ...missingSlots].sort(
    (firstSlot, secondSlot) => OUTFIT_SLOTS.indexOf(firstSlot.slot) - OUTFIT_SLOTS.indexOf(secondSlot.slot),
  );
}

import { findCheapestOutfit } from './cheapestOutfit.ts';
import type { ComposedOutfit } from './ComposedOutfit.ts';
import { composeOutfits } from './composeOutfits.ts';
import { describeOutfits } from './describeOutfits.ts';
import { OutfitCandidates } from './OutfitCandidates.ts';
import { listWearers } from './chooseLeads.ts';
import type { OutfitPiece, OutfitPieces } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { OutfitSlot, PieceSlot } from './OutfitSlot.ts';
import { ratePair } from './ratePair.ts';
import type { OutfitWish } from './OutfitWish.ts';

/**
 * Composes outfits with a piece in each needed slot, best first and within the budget. If none is within the budget,
 * returns the cheapest outfit. If a slot cannot be filled, returns the outfits with the most pieces.
 */
export function composeRequestedOutfits(pieces: OutfitPieces, wish: OutfitWish): readonly ComposedOutfit[] {
  const outfits = composeOutfits(pieces, wish);
  const completeOutfits = outfits.filter((outfit) => countMissing(outfit, wish) === 0);
  if (completeOutfits.length > 0) return wish.fullBodyShare === 1 ? putFullBodyFirst(completeOutfits) : completeOutfits;
  // The cheapest outfit may need pieces that exceed the budget.
  const { budgetCents: _, ...unlimited } = wish;
  const candidates = new OutfitCandidates(pieces, unlimited);
  const cheapest = findCheapestOutfit(candidates, unlimited);
  if (cheapest !== null) return describeOutfits([cheapest], wish);
  return [...outfits]
    .sort((firstOutfit, secondOutfit) => countMissing(firstOutfit, wish) - countMissing(secondOutfit, wish))
    .map((outfit) => fillMissing(outfit, candidates, wish));
}

const putFullBodyFirst = (outfits: readonly ComposedOutfit[]): readonly ComposedOutfit[] => [
  ...outfits.filter(({ items }) => items.fullBody !== undefined),
  ...outfits.filter(({ items }) => items.fullBody === undefined),
];

/** Adds a requested piece that was not found, even if it breaks a rule for pairs. Takes the one that clashes least. */
function fillMissing(outfit: ComposedOutfit, candidates: OutfitCandidates, wish: OutfitWish): ComposedOutfit {
  const [wearer = 'Unisex'] = listWearers(wish);
  return [...(wish.neededSlots ?? [])]
    .filter((slot) => slot !== 'under' && outfit.items[slot] === undefined && !isCovered(slot, outfit))
    .reduce((filledOutfit, slot) => {
      const wornPieces = Object.values(filledOutfit.items).flatMap((item) => prepareOutfitPiece(item) ?? []);
      const rate = (piece: OutfitPiece): number =>
        wornPieces.reduce((sum, otherPiece) => sum + Math.max(WORST_RATING, ratePair(piece, otherPiece)), 0);
      const allowed = candidates.listAllowed(wearer, slot as PieceSlot);
      const affordable = allowed.filter(
        ({ priceCents }) => filledOutfit.totalCents + priceCents <= (wish.budgetCents ?? Infinity),
      );
      const [bestPiece] = (affordable.length > 0 ? affordable : allowed).toSorted(
        (firstPiece, secondPiece) => rate(secondPiece) - rate(firstPiece),
      );
      return bestPiece === undefined
        ? filledOutfit
        : {
            ...filledOutfit,
            items: { ...filledOutfit.items, [slot]: bestPiece.item },
            totalCents: filledOutfit.totalCents + bestPiece.priceCents,
          };
    }, outfit);
}

/**
 * Whether a piece of the outfit leaves no room in the slot. A suit excludes a top and trousers, and these exclude a
 * suit.
 */
function isCovered(slot: OutfitSlot, { items }: ComposedOutfit): boolean {
  if (slot === 'fullBody') return items.top !== undefined || items.bottom !== undefined;
  return (slot === 'top' || slot === 'bottom') && items.fullBody !== undefined;
}

const WORST_RATING = -3;

function countMissing({ items }: ComposedOutfit, { neededSlots = new Set() }: OutfitWish): number {
  return [...neededSlots].filter((slot) => items[slot] === undefined).length;
}

import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Versatility } from './Capsule.ts';
import { Capsule } from './Capsule.ts';
import { listWearers } from './chooseLeads.ts';
import type { CapsuleCounts } from './capsuleCounts.ts';
import type { OutfitCandidate } from './OutfitCandidates.ts';
import { OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitPiece, OutfitPieces } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { ratePair } from './ratePair.ts';

/** Pieces for a trip that can be combined with one another. */
export interface ComposedCapsule {
  readonly pieces: readonly { readonly slot: PieceSlot; readonly item: CatalogueItem }[];
  /**
   * The number of outfits that the pieces make. Each full-body piece counts, and each top with each matching bottom.
   */
  readonly outfitCount: number;
  /** The price of all pieces that the shopper does not own. */
  readonly totalCents: number;
}

const VERSATILITY_SAMPLE = 40;

/**
 * Packs the required pieces of the wish. Then fills one slot after another with the piece that goes best with the
 * packed ones and fits the budget. Never packs two pieces of different slots that break a rule for pairs.
 */
export function composeCapsule(pieces: OutfitPieces, wish: OutfitWish, counts: CapsuleCounts): ComposedCapsule {
  const candidates = new OutfitCandidates(pieces, wish);
  const capsules = listWearers(wish).map((wearer) => pack(wearer, candidates, wish, counts));
  const bestCapsule = capsules.reduce((firstCapsule, secondCapsule) =>
    secondCapsule.packedCandidates.length > firstCapsule.packedCandidates.length ? secondCapsule : firstCapsule,
  );
  return describeCapsule(bestCapsule.packedCandidates);
}

function pack(wearer: Gender, candidates: OutfitCandidates, wish: OutfitWish, counts: CapsuleCounts): Capsule {
  const capsule = new Capsule(candidates.listFixed(), wish.budgetCents ?? Infinity);
  const places = listPlaces(counts).filter((slot) => wish.openSlots?.has(slot) !== false);
  const emptyPlaces = places.filter((slot, index) => isEmptyPlace(capsule, places, slot, index));
  const versatility = createVersatility(candidates, wearer);
  for (const [index, slot] of emptyPlaces.entries()) {
    const laterSlots = emptyPlaces.slice(index + 1);
    const reserveCents = laterSlots.reduce((sum, otherSlot) => sum + candidates.findLowestCost(wearer, otherSlot), 0);
    const essentialCents = reserveForEssentials(laterSlots, capsule, candidates, wearer);
    capsule.add(candidates.list(wearer, slot), {
      reserveCents,
      essentialCents,
      count: laterSlots.length + 1,
      versatility,
      isNeeded: wish.neededSlots?.has(slot) === true,
    });
  }
  return capsule;
}

/** Whether the packed pieces of the slot leave this place empty. They fill the first places of the slot. */
function isEmptyPlace(capsule: Capsule, slots: readonly PieceSlot[], slot: PieceSlot, index: number): boolean {
  return slots.slice(0, index).filter((otherSlot) => otherSlot === slot).length >= capsule.count(slot);
}

/**
 * Rates how well a piece goes with the best tops, bottoms and shoes: 1 if it goes with all of them, -1 if with none.
 */
function createVersatility(candidates: OutfitCandidates, wearer: Gender): Versatility {
  const samplesBySlot = [...ESSENTIAL_SLOTS].map((slot) => ({
    slot,
    pieces: candidates.list(wearer, slot).slice(0, VERSATILITY_SAMPLE),
  }));
  return (piece) => {
    const otherPieces = samplesBySlot.filter(({ slot }) => slot !== piece.slot).flatMap(({ pieces }) => pieces);
    const sum = otherPieces.reduce(
      (total, otherCandidate) => total + Math.max(-1, Math.min(1, ratePair(piece, otherCandidate.piece))),
      0,
    );
    return sum / Math.max(1, otherPieces.length);
  };
}

/**
 * Lists the slots to fill. The first place of every slot comes before any second place, so that a small budget is
 * enough for an outfit.
 */
function listPlaces(counts: CapsuleCounts): readonly PieceSlot[] {
  const rounds = Math.max(...counts.map(([, count]) => count));
  return Array.from({ length: rounds }, (_, round) =>
    counts.flatMap(([slot, count]) => (count > round ? [slot] : [])),
  ).flat();
}

const ESSENTIAL_SLOTS: ReadonlySet<PieceSlot> = new Set(['bottom', 'top', 'shoes']);

/**
 * Computes the lowest price of the first bottom, top and shoes that are still to be packed, so that the budget keeps
 * this sum for them.
 */
function reserveForEssentials(
  laterSlots: readonly PieceSlot[],
  capsule: Capsule,
  candidates: OutfitCandidates,
  wearer: Gender,
): number {
  return [...new Set(laterSlots)]
    .filter((slot) => ESSENTIAL_SLOTS.has(slot) && capsule.count(slot) === 0)
    .reduce((sum, slot) => sum + candidates.findLowestCost(wearer, slot), 0);
}

function describeCapsule(packedCandidates: readonly OutfitCandidate[]): ComposedCapsule {
  const listPiecesOfSlot = (slot: PieceSlot): readonly OutfitPiece[] =>
    packedCandidates.flatMap(({ piece }) => (piece.slot === slot ? [piece] : []));
  const pairs = listPiecesOfSlot('top').flatMap((top) =>
    listPiecesOfSlot('bottom').filter((bottom) => ratePair(top, bottom) > -Infinity),
  );
  return {
    pieces: packedCandidates.map(({ piece }) => ({ slot: piece.slot, item: piece.item })),
    outfitCount: pairs.length + listPiecesOfSlot('fullBody').length,
    totalCents: packedCandidates.reduce((sum, { costCents }) => sum + costCents, 0),
  };
}

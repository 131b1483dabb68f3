import type { OutfitCandidate } from './OutfitCandidates.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { ratePair } from './ratePair.ts';

const TASTE_WEIGHT = 0.6;
/** Subtracted from the rating of a second piece of the same color, because the piece adds no new outfit. */
const SAME_COLOR_PENALTY = 0.5;
const SAME_GROUP_PENALTY = 0.5;
const VERSATILITY_WEIGHT = 1.5;
/** The share of the budget that a piece may cost, as a multiple of an equal share for every piece. */
const FAIR_SHARES = 2;
/** A piece that costs at most this multiple of the lowest price counts as cheap. */
const CHEAP_SHARE = 1.25;

/** The rating of a requested piece in a pair that breaks a rule. */
const WORST_RATING = -3;

/** Rates how well a piece goes with the other pieces that may be packed: 1 if it goes with all, -1 if with none. */
export type Versatility = (piece: OutfitPiece) => number;

/** A slot of the capsule to fill, with the money to reserve for later slots. */
interface Place {
  /** The lowest total price of all later pieces. */
  readonly reserveCents: number;
  /** The lowest total price of the first bottom, the first top and the first shoes among the later pieces. */
  readonly essentialCents: number;
  /** The number of pieces to pack, including this one. */
  readonly count: number;
  readonly versatility: Versatility;
  /** Whether the shopper requested the piece, so that it is packed even if it hardly goes with the others. */
  readonly isNeeded: boolean;
}

/** The pieces of a capsule, packed one after another within a budget. */
export class Capsule {
  packedCandidates: readonly OutfitCandidate[];
  readonly #budgetCents: number;

  constructor(fixedCandidates: readonly OutfitCandidate[], budgetCents: number) {
    this.packedCandidates = fixedCandidates;
    this.#budgetCents = budgetCents;
  }

  count(slot: PieceSlot): number {
    return this.packedCandidates.filter(({ piece }) => piece.slot === slot).length;
  }

  /**
   * Packs the best candidate that costs at most its share of the budget and leaves enough for all later pieces. If
   * there is none, packs the best cheap candidate, or any candidate, that leaves enough for the essential pieces.
   */
  add(candidates: readonly OutfitCandidate[], place: Place): void {
    const { reserveCents, essentialCents, count } = place;
    const remainingCents = this.#budgetCents - this.packedCandidates.reduce((sum, { costCents }) => sum + costCents, 0);
    const fairCents = Math.min(remainingCents - reserveCents, (FAIR_SHARES * remainingCents) / count);
    const leastCents = Math.min(...candidates.map(({ costCents }) => costCents));
    const bestCandidate =
      this.#findBest(candidates, fairCents, place) ??
      this.#findBest(candidates, Math.min(remainingCents - essentialCents, CHEAP_SHARE * leastCents), place) ??
      this.#findBest(candidates, remainingCents - essentialCents, place);
    if (bestCandidate !== null) this.packedCandidates = [...this.packedCandidates, bestCandidate];
  }

  #findBest(candidates: readonly OutfitCandidate[], maxCents: number, place: Place): OutfitCandidate | null {
    const leastRating = place.isNeeded ? WORST_RATING : -Infinity;
    let bestCandidate: OutfitCandidate | null = null;
    let bestRating = -Infinity;
    for (const candidate of candidates) {
      if (candidate.costCents > maxCents || this.#has(candidate.piece)) continue;
      const rating = this.#rate(candidate, leastRating) + VERSATILITY_WEIGHT * place.versatility(candidate.piece);
      if (rating > bestRating) [bestCandidate, bestRating] = [candidate, rating];
    }
    return bestCandidate;
  }

  #has({ item }: OutfitPiece): boolean {
    return this.packedCandidates.some(({ piece }) => piece.item.id === item.id);
  }

  #rate({ piece, taste }: OutfitCandidate, leastRating: number): number {
    let sum = TASTE_WEIGHT * taste;
    for (const { piece: otherPiece } of this.packedCandidates) {
      if (otherPiece.slot === piece.slot) sum -= computeLikeness(piece, otherPiece);
      else if (areWornApart(piece, otherPiece)) continue;
      else sum += Math.max(leastRating, ratePair(piece, otherPiece)) / this.packedCandidates.length;
    }
    return sum;
  }
}

/** Whether two pieces cannot be worn together because one is a dress and the other a top or bottom. */
function areWornApart({ slot }: OutfitPiece, { slot: otherSlot }: OutfitPiece): boolean {
  return (
    (slot === 'fullBody' && SEPARATE_SLOTS.has(otherSlot)) || (otherSlot === 'fullBody' && SEPARATE_SLOTS.has(slot))
  );
}

const SEPARATE_SLOTS: ReadonlySet<PieceSlot> = new Set<PieceSlot>(['top', 'bottom']);

function computeLikeness(firstPiece: OutfitPiece, secondPiece: OutfitPiece): number {
  return (
    (firstPiece.paletteNumber === secondPiece.paletteNumber ? SAME_COLOR_PENALTY : 0) +
    (firstPiece.pairingNumber === secondPiece.pairingNumber ? SAME_GROUP_PENALTY : 0)
  );
}

import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { listWearers } from './chooseLeads.ts';
import type { CapsuleCounts } from './capsuleCounts.ts';
import type { OutfitCandidate } from './OutfitCandidates.ts';
import { OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitPiece, OutfitPieces } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { ratePair } from './ratePair.ts';

/** Pieces for a trip that can be combined with one another. */
export interface ComposedCapsule {
  readonly pieces: readonly { readonly slot: PieceSlot; readonly item: CatalogueItem }[];
  /** In how many ways a top and a bottom of it are worn together. */
  readonly outfitCount: number;
  /** The price of all pieces that the shopper does not own. */
  readonly totalCents: number;
}

const TASTE_WEIGHT = 0.6;
/** A second piece that looks like the first makes no other outfit. */
const SAME_COLOR_PENALTY = 0.5;
const SAME_GROUP_PENALTY = 0.5;
const VERSATILITY_WEIGHT = 1.5;
const VERSATILITY_SAMPLE = 40;
/** How many times its share of the money a piece may cost. */
const FAIR_SHARES = 2;

/** What comes after a piece. */
interface Packing {
  /** What all later pieces cost at least, and what the first bottom, top and shoes among them do. */
  readonly reserveCents: number;
  readonly essentialCents: number;
  /** The pieces to pack, this one included. */
  readonly count: number;
  readonly versatility: Versatility;
}

/**
 * Packs pieces slot after slot; the next piece of a slot is the one that goes best with all pieces of the other slots.
 * No two pieces of different slots clash by a rule of pairs. Fixed pieces of the wish are packed first. Where the
 * budget does not reach, later pieces are left out; the total is never above it.
 */
export function composeCapsule(pieces: OutfitPieces, wish: OutfitWish, counts: CapsuleCounts): ComposedCapsule {
  const candidates = new OutfitCandidates(pieces, wish);
  const capsules = listWearers(wish).map((wearer) => pack(wearer, candidates, wish, counts));
  const best = capsules.reduce((one, other) => (other.packed.length > one.packed.length ? other : one));
  return describeCapsule(best.packed);
}

function pack(wearer: Gender, candidates: OutfitCandidates, wish: OutfitWish, counts: CapsuleCounts): Capsule {
  const capsule = new Capsule(listFixed(candidates, wish), wish.budgetCents ?? Infinity);
  const ofCounts = inTurns(counts).filter((slot) => wish.openSlots?.has(slot) !== false);
  const wanted = ofCounts.filter((slot, index) => isOpenYet(capsule, ofCounts, slot, index));
  const versatility = createVersatility(candidates, wearer);
  for (const [index, slot] of wanted.entries()) {
    const later = wanted.slice(index + 1);
    const reserveCents = later.reduce((sum, other) => sum + candidates.findLowestCost(wearer, other), 0);
    const essentialCents = reserveFor(later, capsule, candidates, wearer);
    capsule.add(candidates.list(wearer, slot), { reserveCents, essentialCents, count: later.length + 1, versatility });
  }
  return capsule;
}

/** Fixed pieces fill the first places of their slots. */
function isOpenYet(capsule: Capsule, slots: readonly PieceSlot[], slot: PieceSlot, index: number): boolean {
  return slots.slice(0, index).filter((other) => other === slot).length >= capsule.count(slot);
}

type Versatility = (piece: OutfitPiece) => number;

/** How well a piece goes with the tops, bottoms and shoes that may come yet: 1 with all of them, -1 with none. */
function createVersatility(candidates: OutfitCandidates, wearer: Gender): Versatility {
  const samples = [...ESSENTIAL_SLOTS].map((slot) => ({
    slot,
    pieces: candidates.list(wearer, slot).slice(0, VERSATILITY_SAMPLE),
  }));
  return (piece) => {
    const others = samples.filter(({ slot }) => slot !== piece.slot).flatMap(({ pieces }) => pieces);
    const sum = others.reduce((total, other) => total + Math.max(-1, Math.min(1, ratePair(piece, other.piece))), 0);
    return sum / Math.max(1, others.length);
  };
}

/** One piece of each slot first, then the second ones: a budget that ends early leaves an outfit. */
function inTurns(counts: CapsuleCounts): readonly PieceSlot[] {
  const rounds = Math.max(...counts.map(([, count]) => count));
  return Array.from({ length: rounds }, (_, round) =>
    counts.flatMap(([slot, count]) => (count > round ? [slot] : [])),
  ).flat();
}

const ESSENTIAL_SLOTS: ReadonlySet<PieceSlot> = new Set(['bottom', 'top', 'shoes']);

/** What the first bottom, top and shoes cost at least, so that no other piece uses up their money. */
function reserveFor(
  later: readonly PieceSlot[],
  capsule: Capsule,
  candidates: OutfitCandidates,
  wearer: Gender,
): number {
  return [...new Set(later)]
    .filter((slot) => ESSENTIAL_SLOTS.has(slot) && capsule.count(slot) === 0)
    .reduce((sum, slot) => sum + candidates.findLowestCost(wearer, slot), 0);
}

function listFixed(candidates: OutfitCandidates, wish: OutfitWish): readonly OutfitCandidate[] {
  const ownedIds = new Set((wish.ownedItems ?? []).map(({ id }) => id));
  return (wish.fixedItems ?? [])
    .flatMap((item) => prepareOutfitPiece(item) ?? [])
    .map((piece) => candidates.create(piece, ownedIds.has(piece.item.id) ? 0 : piece.item.priceCents));
}

class Capsule {
  packed: readonly OutfitCandidate[];
  readonly #budgetCents: number;

  constructor(fixed: readonly OutfitCandidate[], budgetCents: number) {
    this.packed = fixed;
    this.#budgetCents = budgetCents;
  }

  count(slot: PieceSlot): number {
    return this.packed.filter(({ piece }) => piece.slot === slot).length;
  }

  /**
   * Packs the best of the candidates that goes with all and leaves enough for what comes later: first of those that
   * take no more than a fair share of the money, then of all. None if there is none.
   */
  add(candidates: readonly OutfitCandidate[], { reserveCents, essentialCents, count, versatility }: Packing): void {
    const left = this.#budgetCents - this.packed.reduce((sum, { costCents }) => sum + costCents, 0);
    const fairCents = Math.min(left - reserveCents, (FAIR_SHARES * left) / count);
    const best =
      this.#findBest(candidates, fairCents, versatility) ??
      this.#findBest(candidates, left - essentialCents, versatility);
    if (best !== null) this.packed = [...this.packed, best];
  }

  #findBest(candidates: readonly OutfitCandidate[], maxCents: number, rateUse: Versatility): OutfitCandidate | null {
    let best: OutfitCandidate | null = null;
    let bestRating = -Infinity;
    for (const candidate of candidates) {
      if (candidate.costCents > maxCents || this.#has(candidate.piece)) continue;
      const rating = this.#rate(candidate) + VERSATILITY_WEIGHT * rateUse(candidate.piece);
      if (rating > bestRating) [best, bestRating] = [candidate, rating];
    }
    return best;
  }

  #has({ item }: OutfitPiece): boolean {
    return this.packed.some(({ piece }) => piece.item.id === item.id);
  }

  #rate({ piece, taste }: OutfitCandidate): number {
    let sum = TASTE_WEIGHT * taste;
    for (const { piece: other } of this.packed) {
      if (other.slot === piece.slot) sum -= computeLikeness(piece, other);
      else sum += ratePair(piece, other) / this.packed.length;
    }
    return sum;
  }
}

function computeLikeness(one: OutfitPiece, other: OutfitPiece): number {
  return (
    (one.paletteNumber === other.paletteNumber ? SAME_COLOR_PENALTY : 0) +
    (one.pairingNumber === other.pairingNumber ? SAME_GROUP_PENALTY : 0)
  );
}

function describeCapsule(packed: readonly OutfitCandidate[]): ComposedCapsule {
  const ofSlot = (slot: PieceSlot): readonly OutfitPiece[] =>
    packed.flatMap(({ piece }) => (piece.slot === slot ? [piece] : []));
  const pairs = ofSlot('top').flatMap((top) => ofSlot('bottom').filter((bottom) => ratePair(top, bottom) > -Infinity));
  return {
    pieces: packed.map(({ piece }) => ({ slot: piece.slot, item: piece.item })),
    outfitCount: pairs.length + ofSlot('fullBody').length,
    totalCents: packed.reduce((sum, { costCents }) => sum + costCents, 0),
  };
}

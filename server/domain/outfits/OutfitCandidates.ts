import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import { createMask } from '../search/ranking/ItemIndex.ts';
import type { OutfitPiece, OutfitPieces } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { COVERING_SLOTS } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { drawNoise, hashText } from './seededNoise.ts';
import { rateOddity } from './rateOddity.ts';
import { createTasteRating } from './tastes.ts';
import { getWarmthRange } from './warmth.ts';

/** A piece that the wish permits. */
export interface OutfitCandidate {
  readonly piece: OutfitPiece;
  /** How well the piece suits the shopper and the day. Includes a random variation. */
  readonly taste: number;
  /** The price of the piece; 0 if the shopper owns it. */
  readonly costCents: number;
}

/** Weight of the random variation, relative to a weight of 1 for a preferred style. */
const NOISE_WEIGHT = 0.9;
const OWNED_BONUS = 2;
const LIKED_BONUS = 1.5;
const COST_PENALTY = 0.4;
/** The penalty of a piece that costs twice the usual price, if ordinary pieces are preferred. */
const DEAR_PENALTY = 3;

/**
 * The number of ranges of formality. Each range keeps candidates, so that a main piece of any formality finds
 * matching pieces.
 */
const FORMALITY_BAND_COUNT = 3;
const MAX_CANDIDATES_PER_BAND = 36;

/** The pieces that a wish permits, by wearer and slot, best first. They are found on first use. */
export class OutfitCandidates {
  readonly #pieces: OutfitPieces;
  readonly #wish: OutfitWish;
  readonly #ownedPieces: readonly OutfitPiece[];
  readonly #seedHash: number;
  /** A mask with a bit for each of the shopper's sizes; all bits are set if the sizes are unknown. */
  readonly #sizes: number;
  readonly #maxPriceCents: number;
  readonly #rateTaste: (piece: OutfitPiece) => number;
  readonly #usualCentsBySlot = new Map<PieceSlot, number>();
  readonly #candidatesByKey = new Map<string, readonly OutfitCandidate[]>();

  constructor(pieces: OutfitPieces, wish: OutfitWish) {
    this.#pieces = pieces;
    this.#wish = wish;
    this.#ownedPieces = (wish.ownedItems ?? []).flatMap((item) => prepareOutfitPiece(item) ?? []);
    this.#seedHash = hashText(String(wish.seed));
    this.#sizes = createMask(wish.sizes.length > 0 ? wish.sizes : SIZES, SIZES);
    this.#maxPriceCents = wish.budgetCents ?? Infinity;
    this.#rateTaste = createTasteRating(wish);
  }

  list(wearer: Gender, slot: PieceSlot): readonly OutfitCandidate[] {
    const key = `${wearer} ${slot}`;
    const cachedCandidates = this.#candidatesByKey.get(key);
    if (cachedCandidates) return cachedCandidates;
    const candidates = this.#find(wearer, slot);
    this.#candidatesByKey.set(key, candidates);
    return candidates;
  }

  /** The price of the cheapest candidate; 0 if there is none. */
  findLowestCost(wearer: Gender, slot: PieceSlot): number {
    const candidates = this.list(wearer, slot);
    return candidates.length === 0
      ? 0
      : candidates.reduce((cost, { costCents }) => Math.min(cost, costCents), Infinity);
  }

  /** Lists all permitted pieces of the slot, whatever the weather. */
  listAllowed(wearer: Gender, slot: PieceSlot): readonly OutfitPiece[] {
    return this.#pieces[slot].filter((piece) => this.#isAllowed(piece, wearer));
  }

  /** Returns a number from 0 to 1 that looks random. The same seed and `id` always give the same number. */
  drawNoise(id: string): number {
    return drawNoise(this.#seedHash, hashText(id));
  }

  /** Lists the pieces that the wish requires, in the order of the wish. Pieces that the shopper owns cost nothing. */
  listFixed(): readonly OutfitCandidate[] {
    const ownedIds = new Set(this.#ownedPieces.map(({ item }) => item.id));
    return (this.#wish.fixedItems ?? [])
      .flatMap((item) => prepareOutfitPiece(item) ?? [])
      .map((piece) => this.create(piece, ownedIds.has(piece.item.id) ? 0 : piece.item.priceCents));
  }

  create(piece: OutfitPiece, costCents = piece.item.priceCents): OutfitCandidate {
    return { piece, costCents, taste: this.#rate(piece, costCents) };
  }

  /** Finds the candidates in one pass, because a slot may have thousands of pieces. */
  #find(wearer: Gender, slot: PieceSlot): readonly OutfitCandidate[] {
    const { weatherBand, neededSlots } = this.#wish;
    const [minWarmth, maxWarmth] = weatherBand === undefined ? [0, 1] : getWarmthRange(slot, weatherBand);
    const candidatesForWeather = new BestOfEachFormality();
    const piecesForOtherWeather = new BestOfEachFormality();
    const ownedIds = this.#offerOwned(slot, candidatesForWeather);
    for (const piece of this.#pieces[slot]) {
      if (!this.#isAllowed(piece, wearer) || (ownedIds.size > 0 && ownedIds.has(piece.item.id))) continue;
      const { priceCents } = piece;
      if (piece.warmth >= minWarmth && piece.warmth <= maxWarmth)
        candidatesForWeather.offer(piece, this.#rate(piece, priceCents));
      else if (COVERING_SLOTS.has(slot) || neededSlots?.has(slot))
        piecesForOtherWeather.offer(piece, this.#rate(piece, priceCents));
    }
    const bestPieces = candidatesForWeather.list();
    return (bestPieces.length > 0 ? bestPieces : piecesForOtherWeather.list()).map(({ piece, taste }) => ({
      piece,
      taste,
      costCents: ownedIds.has(piece.item.id) ? 0 : piece.item.priceCents,
    }));
  }

  #isAllowed(piece: OutfitPiece, wearer: Gender): boolean {
    const isInSize = piece.sizes === 0 || (piece.sizes & this.#sizes) !== 0;
    return isInSize && fitsWearer(piece, wearer) && piece.priceCents <= this.#maxPriceCents;
  }

  /** Rates how much more a piece costs than the slot's pieces usually do; 0 for a usual price. */
  #ratePrice({ slot, priceCents }: OutfitPiece): number {
    let usualCents = this.#usualCentsBySlot.get(slot);
    if (usualCents === undefined) {
      usualCents = findMedian(this.#pieces[slot]);
      this.#usualCentsBySlot.set(slot, usualCents);
    }
    return usualCents === 0 ? 0 : DEAR_PENALTY * Math.max(0, Math.log2(priceCents / usualCents));
  }

  /**
   * Adds the shopper's own pieces to the candidates of the slot, whatever their size and gender. Returns the ids of
   * these pieces.
   */
  #offerOwned(slot: PieceSlot, bestPieces: BestOfEachFormality): ReadonlySet<string> {
    for (const piece of this.#ownedPieces) if (piece.slot === slot) bestPieces.offer(piece, this.#rate(piece, 0));
    return new Set(this.#ownedPieces.map(({ item }) => item.id));
  }

  #rate(piece: OutfitPiece, costCents: number): number {
    const { budgetCents, likedIds, variety = 1, prefersOrdinary = false } = this.#wish;
    return (
      (prefersOrdinary ? -rateOddity(piece) - this.#ratePrice(piece) : 0) +
      this.#rateTaste(piece) +
      NOISE_WEIGHT * variety * drawNoise(this.#seedHash, piece.idHash) +
      (costCents === 0 ? OWNED_BONUS : 0) +
      (likedIds?.has(piece.item.id) ? LIKED_BONUS : 0) -
      (budgetCents === undefined ? 0 : (COST_PENALTY * costCents) / budgetCents)
    );
  }
}

/** The price of the piece in the middle of a list that is sorted by price; 0 if the list is empty. */
function findMedian(pieces: readonly OutfitPiece[]): number {
  const prices = pieces
    .map(({ priceCents }) => priceCents)
    .toSorted((firstPrice, secondPrice) => firstPrice - secondPrice);
  return prices[Math.floor(prices.length / 2)] ?? 0;
}

const MASKS_BY_WEARER = {
  Men: createMask(['Men'], GENDERS),
  Women: createMask(['Women'], GENDERS),
  Unisex: createMask(['Unisex'], GENDERS),
};

export function fitsWearer({ wearers }: OutfitPiece, wearer: Gender): boolean {
  return (wearers & MASKS_BY_WEARER[wearer]) !== 0;
}

interface RatedPiece {
  readonly piece: OutfitPiece;
  readonly taste: number;
}

/** Collects the best pieces in each range of formality. */
class BestOfEachFormality {
  readonly #bands: RatedPiece[][] = Array.from({ length: FORMALITY_BAND_COUNT }, () => []);

  offer(piece: OutfitPiece, taste: number): void {
    const band = this.#bands[Math.min(FORMALITY_BAND_COUNT - 1, Math.floor(piece.formality * FORMALITY_BAND_COUNT))]!;
    if (band.length === MAX_CANDIDATES_PER_BAND && !isBefore(piece, taste, band.at(-1)!)) return;
    let insertAt = band.length;
    while (insertAt > 0 && isBefore(piece, taste, band[insertAt - 1]!)) insertAt--;
    band.splice(insertAt, 0, { piece, taste });
    if (band.length > MAX_CANDIDATES_PER_BAND) band.pop();
  }

  /** Lists the pieces of all ranges, best first. */
  list(): readonly RatedPiece[] {
    return this.#bands.flat().sort((a, b) => (isBefore(a.piece, a.taste, b) ? -1 : 1));
  }
}

function isBefore(piece: OutfitPiece, taste: number, otherPiece: RatedPiece): boolean {
  return taste > otherPiece.taste || (taste === otherPiece.taste && piece.item.id < otherPiece.piece.item.id);
}

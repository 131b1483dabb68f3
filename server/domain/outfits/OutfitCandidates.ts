import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import { createMask } from '../search/ranking/ItemIndex.ts';
import { suitsGenders } from '../search/ranking/Demands.ts';
import type { OutfitPiece, OutfitPieces } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { COVERING_SLOTS } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { drawNoise, hashText } from './seededNoise.ts';
import { createTasteRating } from './tastes.ts';
import { getWarmthRange } from './warmth.ts';

/** A piece that the wish allows. */
export interface OutfitCandidate {
  readonly piece: OutfitPiece;
  /** How well it suits the shopper and the day, with chance of the seed. */
  readonly taste: number;
  /** What the shopper pays for it: nothing for a piece that they own. */
  readonly costCents: number;
}

/** How much the seed may move a piece up, compared with a weight of 1 for a preferred style. */
const NOISE_WEIGHT = 0.9;
const OWNED_BONUS = 2;
const SEASON_MISMATCH_PENALTY = 1.2;
const COST_PENALTY = 1.5;

/** Candidates come from three bands of formality alike, so that every lead finds pieces of its own. */
const FORMALITY_BAND_COUNT = 3;
const MAX_CANDIDATES_PER_BAND = 36;

/** Kinds that men wear only if they are made for men alone. */
const KINDS_FOR_WOMEN: ReadonlySet<string> = new Set(['skirt', 'dress', 'blouse', 'camisole']);
const MEN = createMask(['Men'], GENDERS);

/** The pieces that a wish allows, by wearer and slot, best first; found at the first use. */
export class OutfitCandidates {
  readonly #pieces: OutfitPieces;
  readonly #wish: OutfitWish;
  readonly #ownedPieces: readonly OutfitPiece[];
  readonly #seedHash: number;
  readonly #rateTaste: (piece: OutfitPiece) => number;
  readonly #found = new Map<string, readonly OutfitCandidate[]>();

  constructor(pieces: OutfitPieces, wish: OutfitWish) {
    this.#pieces = pieces;
    this.#wish = wish;
    this.#ownedPieces = (wish.ownedItems ?? []).flatMap((item) => prepareOutfitPiece(item) ?? []);
    this.#seedHash = hashText(String(wish.seed));
    this.#rateTaste = createTasteRating(wish);
  }

  list(wearer: Gender, slot: PieceSlot): readonly OutfitCandidate[] {
    const key = `${wearer} ${slot}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = this.#find(wearer, slot);
    this.#found.set(key, found);
    return found;
  }

  /** A number from 0 up to 1 that depends on the seed and on `id` alone. */
  drawNoise(id: string): number {
    return drawNoise(this.#seedHash, hashText(id));
  }

  create(piece: OutfitPiece, costCents = piece.item.priceCents): OutfitCandidate {
    return { piece, costCents, taste: this.#rate(piece, costCents) };
  }

  #find(wearer: Gender, slot: PieceSlot): readonly OutfitCandidate[] {
    const allowed = this.#pieces[slot].filter((piece) => this.#fits(piece, wearer));
    const inWeather = allowed.filter((piece) => this.#fitsWeather(piece));
    const chosen = inWeather.length === 0 && COVERING_SLOTS.has(slot) ? allowed : inWeather;
    const owned = this.#ownedPieces.filter((piece) => piece.slot === slot && this.#fitsWeather(piece));
    const ownedIds = new Set(owned.map(({ item }) => item.id));
    const candidates = [
      ...owned.map((piece) => this.create(piece, 0)),
      ...chosen.filter(({ item }) => !ownedIds.has(item.id)).map((piece) => this.create(piece)),
    ];
    return takeBestOfEachFormality(candidates);
  }

  #fits(piece: OutfitPiece, wearer: Gender): boolean {
    const { sizes, budgetCents = Infinity } = this.#wish;
    return (
      fitsWearer(piece, wearer) &&
      (piece.sizes === 0 || sizes.length === 0 || (piece.sizes & createMask(sizes, SIZES)) !== 0) &&
      piece.item.priceCents <= budgetCents
    );
  }

  #fitsWeather({ warmth, slot }: OutfitPiece): boolean {
    if (this.#wish.weatherBand === undefined) return true;
    const [least, most] = getWarmthRange(slot, this.#wish.weatherBand);
    return warmth >= least && warmth <= most;
  }

  #rate(piece: OutfitPiece, costCents: number): number {
    const { season, budgetCents } = this.#wish;
    const isOfOtherSeason = season !== undefined && piece.seasons !== 0 && !piece.item.seasons.includes(season);
    return (
      this.#rateTaste(piece) +
      NOISE_WEIGHT * drawNoise(this.#seedHash, piece.idHash) +
      (costCents === 0 ? OWNED_BONUS : 0) -
      (isOfOtherSeason ? SEASON_MISMATCH_PENALTY : 0) -
      (budgetCents === undefined ? 0 : (COST_PENALTY * costCents) / budgetCents)
    );
  }
}

export function fitsWearer({ genders, kind }: OutfitPiece, wearer: Gender): boolean {
  if (genders === 0) return true;
  if (wearer === 'Men' && KINDS_FOR_WOMEN.has(kind) && genders !== MEN) return false;
  return suitsGenders(genders, createMask([wearer], GENDERS));
}

function takeBestOfEachFormality(candidates: readonly OutfitCandidate[]): readonly OutfitCandidate[] {
  const bands: OutfitCandidate[][] = Array.from({ length: FORMALITY_BAND_COUNT }, () => []);
  for (const candidate of candidates) {
    const band = Math.min(FORMALITY_BAND_COUNT - 1, Math.floor(candidate.piece.formality * FORMALITY_BAND_COUNT));
    bands[band]!.push(candidate);
  }
  return bands
    .flatMap((band) => band.sort(compareCandidates).slice(0, MAX_CANDIDATES_PER_BAND))
    .sort(compareCandidates);
}

export function compareCandidates(a: OutfitCandidate, b: OutfitCandidate): number {
  return b.taste - a.taste || (a.piece.item.id < b.piece.item.id ? -1 : 1);
}

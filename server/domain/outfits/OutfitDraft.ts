import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { isVividColor } from '../matching/harmony.ts';
import type { OutfitCandidate } from './OutfitCandidates.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import { countBits, ratePair } from './ratePair.ts';

const TASTE_WEIGHT = 0.6;
/** Weight of the worst pair, compared with the average of all pairs. One bad pair spoils an outfit. */
const WORST_PAIR_WEIGHT = 0.5;
const REUSED_GARMENT_PENALTY = 1.1;
const REUSED_EXTRA_PENALTY = 0.7;
/** Maximum number of vivid colors. Neutral colors such as black do not count. */
const MAX_VIVID_COLORS = 2;
const VIVID_COLOR_PENALTY = 0.9;

/** An outfit during composition. Each addition creates a new draft. */
export class OutfitDraft {
  readonly wearer: Gender;
  readonly lead: OutfitCandidate;
  readonly pieces: Readonly<Partial<Record<OutfitSlot, OutfitCandidate>>>;
  readonly score: number;
  readonly costCents: number;

  readonly candidates: readonly OutfitCandidate[];
  /** A mask with a bit for each vivid color. */
  readonly #vividColors: number;

  private constructor(
    wearer: Gender,
    lead: OutfitCandidate,
    pieces: OutfitDraft['pieces'],
    score: number,
    costCents: number,
  ) {
    this.wearer = wearer;
    this.lead = lead;
    this.pieces = pieces;
    this.score = score;
    this.costCents = costCents;
    this.candidates = Object.values(pieces);
    this.#vividColors = this.candidates.reduce((mask, { piece }) => mask | markVividColor(piece.paletteNumber), 0);
  }

  static start(wearer: Gender, lead: OutfitCandidate): OutfitDraft {
    return new OutfitDraft(wearer, lead, { [lead.piece.slot]: lead }, lead.taste, lead.costCents);
  }

  add(slot: OutfitSlot, candidate: OutfitCandidate, rating: number): OutfitDraft {
    const pieces = { ...this.pieces, [slot]: candidate };
    return new OutfitDraft(this.wearer, this.lead, pieces, this.score + rating, this.costCents + candidate.costCents);
  }

  /** Whether a piece can be added in the slot. A dress takes the place of a top and a bottom. */
  hasRoomFor(slot: OutfitSlot): boolean {
    const { fullBody, top, bottom } = this.pieces;
    if (this.pieces[slot] !== undefined) return false;
    if (slot === 'fullBody') return top === undefined && bottom === undefined;
    if (slot === 'under') return fullBody !== undefined;
    return !(fullBody !== undefined && (slot === 'top' || slot === 'bottom'));
  }

  /**
   * Returns the score that a candidate adds to the outfit: how well it goes with the other pieces and with the
   * shopper's taste.
   */
  rate(candidate: OutfitCandidate, timesUsed: number): number {
    const { candidates } = this;
    let sum = 0;
    let worstPenalty = 0;
    for (const { piece } of candidates) {
      const rating = ratePair(candidate.piece, piece);
      if (rating === -Infinity) return rating;
      sum += rating;
      if (rating < worstPenalty) worstPenalty = rating;
    }
    const reusePenalty = candidate.piece.isGarment ? REUSED_GARMENT_PENALTY : REUSED_EXTRA_PENALTY;
    const palettePenalty = VIVID_COLOR_PENALTY * Math.max(0, this.#countVividColors(candidate) - MAX_VIVID_COLORS);
    return (
      sum / candidates.length +
      WORST_PAIR_WEIGHT * worstPenalty +
      TASTE_WEIGHT * candidate.taste -
      reusePenalty * timesUsed -
      palettePenalty
    );
  }

  #countVividColors({ piece }: OutfitCandidate): number {
    return countBits(this.#vividColors | markVividColor(piece.paletteNumber));
  }
}

function markVividColor(paletteNumber: number): number {
  return isVividColor(paletteNumber) ? 1 << paletteNumber : 0;
}

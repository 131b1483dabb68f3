import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitSeason, WeatherBand } from './OutfitWish.ts';

/** One place of an outfit that the shopper mentioned or that has a piece. */
export interface OutfitPlace {
  readonly slot: OutfitSlot;
  /** The requested or owned piece in words of search ('black leather bag'); '' for anything. */
  readonly words: string;
  /** The id of the piece that stays; null if one is to be chosen, or if the shopper owns the piece. */
  readonly itemId: string | null;
  /** Kind and price of that piece; '' and 0 without one. */
  readonly kind: string;
  readonly priceCents: number;
  /** Whether the shopper already owns the piece, so that it costs nothing. */
  readonly isOwned: boolean;
  /** The earlier piece of this place, and how the new one should differ from it; null for none. */
  readonly replaced: ReplacedPiece | null;
}

/** How a piece differs from the one that it replaces. */
export type Difference = 'cheaper' | 'dearer' | 'warmer' | 'cooler' | 'dressier' | 'plainer' | 'otherColor';

/** A piece to replace. It stays if no replacement is found. */
export interface ReplacedPiece {
  readonly itemId: string;
  readonly differences: readonly Difference[];
}

/**
 * The outfit, or the capsule for a trip, that a conversation is about. Its open places are still to be filled. Plain
 * JSON.
 */
export interface OutfitPlan {
  readonly places: readonly OutfitPlace[];
  /** Slots that stay empty. */
  readonly without: readonly OutfitSlot[];
  /** Whether slots without a place are filled too, as an outfit needs them. */
  readonly isOpen: boolean;
  /**
   * Whether an outfit was requested as a whole, not as a list of garments. If it is composed again, it is open again.
   */
  readonly isWhole: boolean;
  /** True if the shopper named an event and may have meant single garments. Removed once they speak of an outfit. */
  readonly isGuess?: true;
  /** The wishes for all pieces, in words of search ('elegant, no black'). */
  readonly words: string;
  /** An occasion of the catalogue; null if the shopper stated none. */
  readonly occasion: string | null;
  /** The shopper's own word for the occasion ('christening'). */
  readonly occasionWords: string;
  /** The lexicon's name of the occasion ('funeral'); null for none. */
  readonly event: string | null;
  readonly season: OutfitSeason | null;
  readonly weatherBand: WeatherBand | null;
  /** How much more formal than usual for the occasion the outfit should be, -1 to 1. */
  readonly dressiness: number;
  /** The wearer's gender as guessed from the words; null if there is no clue. */
  readonly likelyWearer: Gender | null;
  /** The shopper's budget for all pieces together; null for none. */
  readonly budgetCents: number | null;
  /** The maximum total price if the shopper asked for a cheaper outfit; null for none. */
  readonly targetCents: number | null;
  /** The days to pack for; null for a single outfit. */
  readonly days: number | null;
  /** Ids of pieces that the shopper rejected. */
  readonly leaveOutIds: readonly string[];
  /** How many times the shopper asked for another outfit. */
  readonly seed: number;
}

/** A place to be filled with a piece that matches the words. */
export function createOpenPlace(slot: OutfitSlot, words = ''): OutfitPlace {
  return { slot, words, itemId: null, kind: '', priceCents: 0, isOwned: false, replaced: null };
}

import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitSeason, WeatherBand } from './OutfitWish.ts';

/** One place of an outfit that the shopper mentioned or that has a piece. */
export interface OutfitPlace {
  readonly slot: OutfitSlot;
  /** The requested or owned piece in words of search ('black leather bag'); '' for anything. */
  readonly words: string;
  /** The piece that is there and stays; null to choose one, or for a piece of the shopper's own. */
  readonly itemId: string | null;
  /** Kind and price of that piece; '' and 0 without one. */
  readonly kind: string;
  readonly priceCents: number;
  /** The shopper has it already, so it costs nothing. */
  readonly isOwned: boolean;
  /** The piece that was here before, and how the new one should differ from it; null for none. */
  readonly replaced: ReplacedPiece | null;
}

/** How a piece differs from the one that it replaces. */
export type Difference = 'cheaper' | 'dearer' | 'warmer' | 'cooler' | 'dressier' | 'plainer' | 'otherColor';

/** The piece stays if no replacement is found. */
export interface ReplacedPiece {
  readonly itemId: string;
  readonly differences: readonly Difference[];
}

/** The outfit, or the capsule for a trip, of a conversation; its open places are to be filled. Plain JSON. */
export interface OutfitPlan {
  readonly places: readonly OutfitPlace[];
  /** Slots that stay empty. */
  readonly without: readonly OutfitSlot[];
  /** Whether other slots than those of the places are filled as an outfit needs them. */
  readonly isOpen: boolean;
  /** It was asked for as a whole, not as a list of garments: chosen anew, it is open again. */
  readonly isWhole: boolean;
  /** Composed for an event, though single garments may have been meant; until the shopper speaks of it as an outfit. */
  readonly isGuess?: true;
  /** What is wished of all pieces, in words of search ('elegant, no black'). */
  readonly words: string;
  /** An occasion of the catalogue; null if none was said. */
  readonly occasion: string | null;
  /** As the shopper called the occasion ('christening'). */
  readonly occasionWords: string;
  /** As the lexicon calls the occasion ('funeral'); null for none. */
  readonly event: string | null;
  readonly season: OutfitSeason | null;
  readonly weatherBand: WeatherBand | null;
  /** How much more formal than usual for the occasion the outfit should be, -1 to 1. */
  readonly dressiness: number;
  /** The wearer's gender as guessed from the words; null if there is no clue. */
  readonly likelyWearer: Gender | null;
  /** For all pieces together, as the shopper said it; null for none. */
  readonly budgetCents: number | null;
  /** The maximum total price if the shopper asked for a cheaper outfit; null for none. */
  readonly targetCents: number | null;
  /** The days to pack for; null for a single outfit. */
  readonly days: number | null;
  /** Pieces that were turned down. */
  readonly leaveOutIds: readonly string[];
  /** How many times the shopper asked for another outfit. */
  readonly seed: number;
}

/** A place that is to be filled with what the words find. */
export function createOpenPlace(slot: OutfitSlot, words = ''): OutfitPlace {
  return { slot, words, itemId: null, kind: '', priceCents: 0, isOwned: false, replaced: null };
}

import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitSeason, WeatherBand } from './OutfitWish.ts';

/** A slot of an outfit that the shopper mentioned or that has a piece. */
export interface OutfitPlace {
  readonly slot: OutfitSlot;
  /** The requested or owned piece in words ('black leather bag'); '' for any piece. */
  readonly words: string;
  /** The id of the piece; null if it is not chosen yet, or if the shopper owns the piece. */
  readonly itemId: string | null;
  /** The piece's kind; '' if there is no piece. */
  readonly kind: string;
  readonly priceCents: number;
  /** Whether the shopper owns the piece, so that it costs nothing. */
  readonly isOwned: boolean;
  /** The earlier piece of this slot and how the new one must differ; null if there is none. */
  readonly replaced: ReplacedPiece | null;
}

/** How a piece differs from the one that it replaces. */
export type Difference = 'cheaper' | 'dearer' | 'warmer' | 'cooler' | 'dressier' | 'plainer' | 'otherColor';

/** A piece to replace. It stays if no replacement is found. */
export interface ReplacedPiece {
  readonly itemId: string;
  readonly differences: readonly Difference[];
}

/** The outfit, or the capsule for a trip, of a conversation. Open slots are not filled yet. Plain JSON. */
export interface OutfitPlan {
  readonly places: readonly OutfitPlace[];
  /** Slots that stay empty. */
  readonly without: readonly OutfitSlot[];
  /** Whether slots that were not mentioned are filled, too. */
  readonly isOpen: boolean;
  /** Whether the shopper requested a whole outfit, not a list of garments. */
  readonly isWhole: boolean;
  /** Set if the shopper named an event and may mean single garments. Removed once they mention an outfit. */
  readonly isGuess?: true;
  /** The wishes for all pieces, in words ('elegant, no black'). */
  readonly words: string;
  /** An occasion of the catalogue; null if there is none. */
  readonly occasion: string | null;
  /** The shopper's own word for the occasion ('christening'). */
  readonly occasionWords: string;
  /** The lexicon's name of the occasion ('funeral'); null if there is none. */
  readonly event: string | null;
  readonly season: OutfitSeason | null;
  readonly weatherBand: WeatherBand | null;
  /** How much more formal than the occasion the outfit should be, -1 to 1. */
  readonly dressiness: number;
  /** The wearer's gender guessed from the words; null if unknown. */
  readonly likelyWearer: Gender | null;
  /** The shopper's budget for all pieces; null if there is none. */
  readonly budgetCents: number | null;
  /** The maximum total price if the shopper asked for a cheaper outfit; null otherwise. */
  readonly targetCents: number | null;
  /** The days to pack for; null for a single outfit. */
  readonly days: number | null;
  /** Ids of pieces that the shopper rejected. */
  readonly leaveOutIds: readonly string[];
  /** How often the shopper asked for another outfit. */
  readonly seed: number;
}

/** Creates a slot to fill with a piece that matches the words. */
export function createOpenPlace(slot: OutfitSlot, words = ''): OutfitPlace {
  return { slot, words, itemId: null, kind: '', priceCents: 0, isOwned: false, replaced: null };
}

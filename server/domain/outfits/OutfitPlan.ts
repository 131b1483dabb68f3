import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitSeason } from './OutfitWish.ts';
import type { WeatherBand } from '../climate/Climate.ts';
import type { PieceTrait } from './traits/PieceTrait.ts';

/** A slot of an outfit plan that the shopper mentioned or that already has a piece. */
export interface OutfitPlace {
  readonly slot: OutfitSlot;
  /** The words for the requested or owned piece ('black leather bag'); '' if any piece will do. */
  readonly words: string;
  /** The id of the piece; null if it is not chosen yet, or if the shopper owns the piece. */
  readonly itemId: string | null;
  /** The piece's kind; '' if no piece is chosen. */
  readonly kind: string;
  readonly priceCents: number;
  /** Whether the shopper owns the piece, so that it costs nothing. */
  readonly isOwned: boolean;
  /** The piece to replace, with how the new piece must differ; null if no piece is replaced. */
  readonly replaced: ReplacedPiece | null;
  /** Traits that the piece in this slot must have; undefined if the shopper requested none. */
  readonly traits?: readonly PieceTrait[];
}

/** How a new piece should differ from the one it replaces. */
export type Difference =
  | 'cheaper'
  | 'dearer'
  | 'warmer'
  | 'cooler'
  | 'dressier'
  | 'plainer'
  | 'otherColor'
  | 'brighter'
  | 'lighter'
  | 'darker'
  | 'moreColorful'
  | 'lessColorful'
  | 'bolder'
  | 'quieter'
  | 'trendier'
  | 'moreClassic'
  | 'longer'
  | 'shorter'
  | 'looser'
  | 'slimmer'
  | 'higher'
  | 'lower'
  | 'bigger'
  | 'smaller'
  | 'longerSleeves'
  | 'shorterSleeves';

/** A piece to replace. If nothing can replace it, it stays. */
export interface ReplacedPiece {
  readonly itemId: string;
  readonly differences: readonly Difference[];
  /**
   * Set if the wish is for the whole outfit. A piece that nothing can replace then stays without a sentence about it.
   */
  readonly isOptional?: true;
  /** Set if no piece of the same kind goes with the other pieces, so that another kind may replace it. */
  readonly allowsOtherKinds?: true;
}

/** The outfit that a conversation is about, or the capsule for a trip. Can be stored as JSON. */
export interface OutfitPlan {
  readonly places: readonly OutfitPlace[];
  /** Slots in which the shopper wants no piece. */
  readonly without: readonly OutfitSlot[];
  /** The slot that is empty only because of the budget, with the price of a complete outfit; undefined if none is. */
  readonly leftOut?: { readonly slot: OutfitSlot; readonly completeCents: number };
  /** Whether pieces are also chosen for slots that the shopper did not mention. */
  readonly isOpen: boolean;
  /** Whether the shopper asked for a whole outfit instead of a list of garments. */
  readonly isWhole: boolean;
  /**
   * Set if the shopper named only an event, and so may want single garments. Removed when the shopper mentions an
   * outfit.
   */
  readonly isGuess?: true;
  /** The wishes for all pieces, in words ('elegant, no black'). */
  readonly words: string;
  /** An occasion of the catalogue; null if there is none. */
  readonly occasion: string | null;
  /** The shopper's own word for the occasion ('christening'), which the catalogue may not have. */
  readonly occasionWords: string;
  /** The name of the occasion in the lexicon ('funeral'); null if there is none. */
  readonly event: string | null;
  readonly season: OutfitSeason | null;
  readonly weatherBand: WeatherBand | null;
  /** How much more formal than usual for the occasion the outfit should be, from -1 to 1. */
  readonly dressiness: number;
  /** The wearer's gender guessed from the words; null if unknown. */
  readonly likelyWearer: Gender | null;
  /** The shopper's budget for all pieces; null if there is none. */
  readonly budgetCents: number | null;
  /** The total price that the outfit must not exceed, if the shopper asked for a cheaper outfit; otherwise null. */
  readonly targetCents: number | null;
  /** The number of days to pack for; null for a single outfit. */
  readonly days: number | null;
  /** Ids of pieces that the shopper rejected. */
  readonly leaveOutIds: readonly string[];
  /** Traits that every piece must have if they concern its slot; undefined if the shopper requested none. */
  readonly traits?: readonly PieceTrait[];
  /** Set if the last message requested traits, so that pieces without them are replaced. */
  readonly hasNewTraits?: true;
  /** The number of times that the shopper asked for another outfit. It varies the outfits. */
  readonly seed: number;
}

/** Creates a place without a piece. `words` describe the piece to choose. */
export function createOpenPlace(
  slot: OutfitSlot,
  words = '',
  traits: readonly PieceTrait[] | undefined = undefined,
): OutfitPlace {
  const place = { slot, words, itemId: null, kind: '', priceCents: 0, isOwned: false, replaced: null };
  return traits === undefined || traits.length === 0 ? place : { ...place, traits };
}

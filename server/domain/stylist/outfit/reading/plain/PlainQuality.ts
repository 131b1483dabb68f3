import type { Difference } from '../../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../../outfits/OutfitSlot.ts';
import type { PieceTrait } from '../../../../outfits/traits/PieceTrait.ts';

/** A quality that shoppers ask for in plain words ('bolder', 'with long sleeves'). */
export interface PlainQuality {
  /** The words of the quality, as a pattern. */
  readonly words: string;
  readonly trait?: PieceTrait;
  readonly difference?: Difference;
  /** The slots of the piece that the words mean if no piece is named, most likely first; undefined for all pieces. */
  readonly slots?: readonly OutfitSlot[];
  /** The words for the reply. */
  readonly said: string;
  /** Whether the words must name a piece, because alone they may mean something else. */
  readonly needsPiece?: true;
}

/** Creates a comparison with the present pieces. */
export const differs = (
  difference: Difference,
  replyWords: string,
  words: string,
  options: Partial<PlainQuality> = {},
): PlainQuality => ({ difference, said: replyWords, words, ...options });

/** Creates a property that the pieces must have. */
export const has = (
  trait: PieceTrait,
  replyWords: string,
  words: string,
  options: Partial<PlainQuality> = {},
): PlainQuality => ({ trait, said: replyWords, words, ...options });

/** Words before a quality that complain of too much of it. */
export const TOO_SOURCE = '(?:too|so|rather|very|way too|a bit|a bit too|a little too|much too)';
export const NOT_SO_SOURCE = 'not (?:so|that|as)';

export const NEEDS_NAMED_PIECE = { needsPiece: true } as const;
export const CUT_QUALITY = { slots: ['bottom', 'fullBody', 'top'] } as const;

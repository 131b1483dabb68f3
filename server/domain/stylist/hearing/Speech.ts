import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { WishReading } from '../wish/readParts.ts';
import type { Move } from '../wish/foldWish.ts';
import type { Leaning } from './qualities.ts';
import type { Question } from './questions.ts';
import type { PriceStep } from './refinements.ts';
import type { Reference } from './pointing/ReferenceContext.ts';
import type { Return } from './returning.ts';
import type { SmallTalk } from './smallTalk.ts';
import type { TakenBack } from './takenBack.ts';

/** What pieces that are pointed at are to the wish. */
export type Relation = 'like' | 'unlike' | 'goesWith' | 'praised' | 'pointed';

/** A turn's words, listened to: what is done with them is another matter. */
export interface Speech {
  readonly smallTalk: SmallTalk | null;
  readonly question: Question | null;
  /** Pieces pointed at; null for none. */
  readonly reference: Reference | null;
  readonly relation: Relation | null;
  /** Wants something like the picture that was sent before. */
  readonly likesPicture: boolean;
  /** Wants to go back to what there was before. */
  readonly returns: Return | null;
  readonly takenBack: readonly TakenBack[];
  readonly priceStep: PriceStep | null;
  readonly leanings: readonly Leaning[];
  readonly otherBrand: boolean;
  /** Wants to see others than those shown. */
  readonly unshown: boolean;
  /** Is let down by what is shown. */
  readonly isDismayed?: boolean;
  readonly sort: 'Price (low/high)' | 'Price (high/low)' | null;
  /** How another garment, should one be named, would stand to the last one. */
  readonly move: Move;
  /** 'Or navy', 'linen is fine too': adds to what is said instead of taking its place. */
  readonly isAlternative: boolean;
  /** 'In the same colour', 'same but longer': of what is pointed at. */
  readonly sameColor: boolean;
  /** In any colour but those chosen. */
  readonly otherColor: boolean;
  /** What was to be spent on the last garment holds for this one too. */
  readonly sameBudget: boolean;
  /** Of the maker of what is spoken of. */
  readonly sameBrand: boolean;
  readonly wearer: 'self' | 'other' | null;
  /** What the remaining words ask for. */
  readonly wish: WishReading;
  /** Colours said to be fine as well. */
  readonly welcomeColors: readonly Color[];
  /** Colours said to be wanted no longer ('scrap the navy'). */
  readonly droppedColors: readonly Color[];
  readonly companyColors: readonly Color[];
}

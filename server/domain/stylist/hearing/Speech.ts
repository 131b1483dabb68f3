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

/** What the shopper wants to do with the mentioned pieces. */
export type Relation = 'like' | 'unlike' | 'goesWith' | 'praised' | 'pointed';

/** The meaning of a message's words, before it changes the conversation. */
export interface Speech {
  readonly smallTalk: SmallTalk | null;
  readonly question: Question | null;
  /** The pieces that the words mention; null if there are none. */
  readonly reference: Reference | null;
  readonly relation: Relation | null;
  /** Whether the shopper wants something like the picture that was attached before. */
  readonly likesPicture: boolean;
  /** The earlier state that the shopper wants back; null if there is none. */
  readonly returns: Return | null;
  readonly takenBack: readonly TakenBack[];
  readonly priceStep: PriceStep | null;
  readonly leanings: readonly Leaning[];
  readonly otherBrand: boolean;
  /** Whether the shopper asks for pieces that are not shown yet. */
  readonly unshown: boolean;
  readonly isDismayed?: boolean;
  readonly sort: 'Price (low/high)' | 'Price (high/low)' | null;
  /** How a garment in the message relates to the previous garment. */
  readonly move: Move;
  /** Whether the message adds an alternative instead of replacing a value: 'or navy', 'linen is fine too'. */
  readonly isAlternative: boolean;
  /** Whether the shopper wants the color of the mentioned piece: 'in the same color', 'same but longer'. */
  readonly sameColor: boolean;
  /** Whether the shopper wants any color except the present ones. */
  readonly otherColor: boolean;
  /** Whether the price limit of the previous garment also applies to this garment. */
  readonly sameBudget: boolean;
  /** Whether the shopper wants the brand of the mentioned piece. */
  readonly sameBrand: boolean;
  readonly wearer: 'self' | 'other' | null;
  /** The wish in the remaining words. */
  readonly wish: WishReading;
  /** Colors that the shopper would also accept. */
  readonly welcomeColors: readonly Color[];
  /** Colors that are no longer wanted ('scrap the navy'). */
  readonly droppedColors: readonly Color[];
  readonly companyColors: readonly Color[];
}

import type { Span } from '../../../language/lexicon/Lexicon.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** The position of a piece in a row. It counts from 0; negative numbers count from the end. */
export type Place =
  | { readonly kind: 'nth'; readonly index: number }
  | { readonly kind: 'run'; readonly from: number; readonly to: number | undefined }
  | { readonly kind: 'middle' }
  /**
   * The last position of a short row. In a long row this position is unknown, because it is unclear which piece is at
   * the edge of the screen.
   */
  | { readonly kind: 'edge' }
  /** The position next to another piece. `step` is 0 for either side; `reference` is null for the piece mentioned last. */
  | { readonly kind: 'beside'; readonly step: -1 | 0 | 1; readonly reference: Description | null };

export type PriceRank = 'cheap' | 'dear';

/** How certainly words refer to a known piece. 'The second' is certain; 'the dress' and 'it' are not. */
export type Strength = 'precise' | 'noun' | 'near';

/** A description of pieces in a text, such as 'the second one'. */
export interface Description {
  /** The index of the first character in the text. */
  readonly from: number;
  readonly to: number;
  readonly strength: Strength;
  readonly place: Place | null;
  readonly rank: PriceRank | null;
  /** Whether the words compare two pieces: 'the cheaper one'. */
  readonly isRankOfTwo: boolean;
  /** Whether the words mean a different piece from the last one: 'the other one', 'the one before'. */
  readonly isOther: boolean;
  /** The phrases for the look, such as 'blue'. */
  readonly looks: readonly Span[];
  /** The phrases for the kind, such as 'dress'. */
  readonly kinds: readonly Span[];
  /** Whether the words select from pieces mentioned just before ('of those two'). */
  readonly isOfGroup: boolean;
  readonly isOfPicks: boolean;
  /** The number of pieces, if the words tell it; 1 for a singular. */
  readonly count: number | null;
  readonly isPlural: boolean;
  /** The pieces whose names are in the text; null if there are none. */
  readonly namedItems: readonly CatalogueItem[] | null;
}

export const NO_DESCRIPTION: Omit<Description, 'from' | 'to'> = {
  strength: 'near',
  place: null,
  rank: null,
  isRankOfTwo: false,
  isOther: false,
  looks: [],
  kinds: [],
  isOfGroup: false,
  isOfPicks: false,
  count: null,
  isPlural: false,
  namedItems: null,
};

import type { Span } from '../../../language/lexicon/Lexicon.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** The position of a piece in a row. Positions count from 0; negative ones count from the end. */
export type Place =
  | { readonly kind: 'nth'; readonly index: number }
  | { readonly kind: 'run'; readonly from: number; readonly to: number | undefined }
  | { readonly kind: 'middle' }
  /** The last position of a short row. In a long row, it is unknown which piece is at the edge of the screen. */
  | { readonly kind: 'edge' }
  /** `step` 0 means either side; `of` null means the piece mentioned last. */
  | { readonly kind: 'beside'; readonly step: -1 | 0 | 1; readonly of: Description | null };

export type PriceRank = 'cheap' | 'dear';

/** How certainly words point at an existing piece: 'the second' certainly does, 'the dress' and 'it' may. */
export type Strength = 'precise' | 'noun' | 'near';

/** What a few words say about the pieces that they point at. */
export interface Description {
  /** The position in the characters of the text. */
  readonly from: number;
  readonly to: number;
  readonly strength: Strength;
  readonly place: Place | null;
  readonly rank: PriceRank | null;
  /** Whether one of two pieces is meant: 'the cheaper one'. */
  readonly isRankOfTwo: boolean;
  /** Whether another piece is meant: 'the other one', 'the one before'. */
  readonly isOther: boolean;
  /** The phrases for the look of the piece. */
  readonly looks: readonly Span[];
  /** The phrases for the kind of the piece. */
  readonly kinds: readonly Span[];
  /** Whether the pieces are among those mentioned just before ('of those two'). */
  readonly isOfGroup: boolean;
  readonly isOfPicks: boolean;
  /** The number of pieces if the words state it; 1 for the singular. */
  readonly count: number | null;
  readonly isPlural: boolean;
  /** The pieces whose names the words contain; null if there are none. */
  readonly named: readonly CatalogueItem[] | null;
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
  named: null,
};

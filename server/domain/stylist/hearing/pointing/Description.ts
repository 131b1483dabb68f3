import type { Span } from '../../../language/lexicon/Lexicon.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** Where a piece stands in a row. Indexes count from 0; negative ones from the end. */
export type Place =
  | { readonly kind: 'nth'; readonly index: number }
  | { readonly kind: 'run'; readonly from: number; readonly to: number | undefined }
  | { readonly kind: 'middle' }
  /** On the last place of a short row; of a long one nobody knows what stands at the edge of the screen. */
  | { readonly kind: 'edge' }
  /** `step` 0 is either side; `of` null is the piece mentioned last. */
  | { readonly kind: 'beside'; readonly step: -1 | 0 | 1; readonly of: Description | null };

export type PriceRank = 'cheap' | 'dear';

/** How surely words point at a piece that is there: 'the second' does, 'the dress' and 'it' may. */
export type Strength = 'precise' | 'noun' | 'near';

/** What a few words say of the pieces that they point at. */
export interface Description {
  /** In the characters of the text. */
  readonly from: number;
  readonly to: number;
  readonly strength: Strength;
  readonly place: Place | null;
  readonly rank: PriceRank | null;
  /** 'The cheaper one' is one of two. */
  readonly isRankOfTwo: boolean;
  /** 'The other one', 'the one before'. */
  readonly isOther: boolean;
  /** Phrases that name what the piece looks like. */
  readonly looks: readonly Span[];
  /** Phrases that name its garment. */
  readonly kinds: readonly Span[];
  /** Of the few pieces that were just spoken of ('of those two'). */
  readonly isOfGroup: boolean;
  readonly isOfPicks: boolean;
  /** How many are meant, where that is said; 1 for the singular. */
  readonly count: number | null;
  readonly isPlural: boolean;
  /** The pieces that words call by name; null for none. */
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

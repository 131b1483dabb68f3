import type { PartFacet } from '../../search/understanding/understoodParts.ts';

export type { PartFacet };

/** One thing wanted, refused, or wanted less, in words that are read the same again. */
export interface WishPart {
  readonly stance: 'wanted' | 'refused' | 'lessOf';
  readonly facet: PartFacet;
  /** Ids of the concepts; empty for a word outside the lexicon. */
  readonly concepts: readonly string[];
  readonly words: string;
  /** Whether it is about the shopper ('I run warm', 'I never wear wool') and so outlives a change of subject. */
  readonly isPersonal: boolean;
  /** Whether it was not said: it is the kind of a piece to resemble. */
  readonly isHinted?: boolean;
  /** What pieces are called that have it, where it stands for more or less of something: 'longer', 'less formal'. */
  readonly leaning?: string;
}

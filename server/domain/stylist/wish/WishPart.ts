import type { PartFacet } from '../../search/understanding/understoodParts.ts';

export type { PartFacet };

/** One thing wished for, refused, or wanted less of, in words that read the same again. */
export interface WishPart {
  readonly stance: 'wanted' | 'refused' | 'lessOf';
  readonly facet: PartFacet;
  /** Ids of the concepts named; empty for a word. */
  readonly concepts: readonly string[];
  readonly words: string;
  /** Of the shopper rather than of this errand ('I run warm', 'I never wear wool'): a change of subject leaves it. */
  readonly isPersonal: boolean;
  /** Nobody said it: it is the garment of a piece that others are to be like. */
  readonly isHinted?: boolean;
}

import type { PartFacet } from '../../search/understanding/understoodParts.ts';

export type { PartFacet };

/** A property that is wanted, refused, or wanted less, in words that are read in the same way again. */
export interface WishPart {
  readonly stance: 'wanted' | 'refused' | 'lessOf';
  readonly facet: PartFacet;
  /** The ids of the concepts; empty for a word outside the lexicon. */
  readonly concepts: readonly string[];
  readonly words: string;
  /** Whether the part is about the shopper ('I run warm', 'I never wear wool'), so that a new subject keeps it. */
  readonly isPersonal: boolean;
  /** Whether the shopper did not state the part, because it is the kind of a piece that results should resemble. */
  readonly isHinted?: boolean;
  /** A name for pieces with more or less of something, if the part means that: 'longer', 'less formal'. */
  readonly leaning?: string;
}

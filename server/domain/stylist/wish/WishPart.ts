import type { PartFacet } from '../../search/understanding/understoodParts.ts';

export type { PartFacet };

/** A property that the shopper wants, refuses, or wants less of. Its words can be parsed again. */
export interface WishPart {
  readonly stance: 'wanted' | 'refused' | 'lessOf';
  readonly facet: PartFacet;
  /** The ids of the concepts; empty for a word that the lexicon does not have. */
  readonly concepts: readonly string[];
  readonly words: string;
  /**
   * Whether the part is about the shopper ('I run warm', 'I never wear wool'), so that it stays when the subject
   * changes.
   */
  readonly isPersonal: boolean;
  /** Set if the shopper did not name this kind, because it comes from a piece that the results should resemble. */
  readonly isHinted?: boolean;
  /** For a wish for more or less of a quality, a name for such pieces: 'longer', 'less formal'. */
  readonly leaning?: string;
}

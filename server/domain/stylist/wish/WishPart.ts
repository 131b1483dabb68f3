import type { Facet } from '../../search/lexicon/Concept.ts';

/**
 * One thing wished for, refused, or wanted less of, in words that read the same again.
 * `facet` is that of the concept it names, or 'word' where fashion language does not know it.
 */
export interface WishPart {
  readonly stance: 'wanted' | 'refused' | 'lessOf';
  readonly facet: Facet | 'word';
  /** Ids of the concepts named; empty for a word. */
  readonly concepts: readonly string[];
  readonly words: string;
}

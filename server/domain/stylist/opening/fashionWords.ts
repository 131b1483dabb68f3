import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';

/** Lists the phrases that belong to these facets, in order. */
export function listPhrases(
  words: readonly string[],
  lexicon: Lexicon,
  ...facets: readonly Facet[]
): readonly string[] {
  return lexicon
    .findPhrases([...words])
    .filter(({ concepts }) => concepts.some(({ facet }) => facets.includes(facet)))
    .map(({ phrase }) => phrase);
}

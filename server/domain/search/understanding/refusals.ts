import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { listAnimalCloths } from './animalCloths.ts';
import { namesNothingElse } from './garments.ts';
import { listExcludedWith, listImpliedExclusions } from './impliedExclusions.ts';
import { isKind, listConceptsOfFacet, type Reading } from './Reading.ts';
import { findNarrowerPreferences } from './softWishes.ts';
import type { Refusals } from './Wish.ts';

/**
 * Finds the excluded subtypes. 'No trainers' excludes trainers but not all shoes; 'no skinny jeans' excludes only
 * skinny jeans.
 */
export function findRefusedSubtypes(reading: Reading, lexicon: Lexicon, namedSpans: readonly Span[]): Span[] {
  const wantedKinds = new Set(
    namedSpans.flatMap((span) => listConceptsOfFacet(span, 'kind').flatMap(({ kinds }) => Object.keys(kinds))),
  );
  return reading.findSpansWithRole('refused').filter((span) => {
    const namesSubtype = isKind(span) && findNarrowerPreferences(lexicon, span).preferences.length > 0;
    const isWantedKind = listConceptsOfFacet(span, 'kind').some(({ kinds }) =>
      Object.keys(kinds).some((kind) => wantedKinds.has(kind)),
    );
    return (
      namesSubtype &&
      (!span.phrase.includes(' ') || isWantedKind || (namedSpans.length === 0 && namesNothingElse(reading)))
    );
  });
}

/**
 * Creates the refusals of a wish. An excluded shade ('not navy') leaves the other shades of its color; an excluded
 * color excludes all its shades.
 */
export function createRefusals(
  reading: Reading,
  stems: readonly string[],
  subtypes: readonly Span[],
  lexicon: Lexicon,
): Refusals {
  const concepts = reading
    .findSpansWithRole('refused')
    .filter((span) => !subtypes.includes(span))
    .flatMap((span) => span.concepts);
  const animalCloths = listAnimalCloths(reading, concepts);
  const subtypeWishes = subtypes.flatMap((span) => findNarrowerPreferences(lexicon, span).preferences);
  const subtypeIds = subtypes
    .flatMap((span) => span.concepts)
    .filter(({ facet }) => facet !== 'kind')
    .map(({ id }) => id);
  return {
    kinds: listRefusedKinds(reading, subtypes),
    colors: concepts.filter(({ facet }) => facet === 'color').flatMap(({ colors }) => colors),
    concepts: [
      ...new Set(
        concepts
          .filter(({ facet }) => !['kind', 'color', 'gender', 'size'].includes(facet))
          .map(({ id }) => id)
          .concat(
            animalCloths,
            listImpliedExclusions(reading),
            listExcludedWith(concepts.map(({ id }) => id)),
            subtypeWishes.flatMap(({ alternatives }) =>
              Object.entries(alternatives)
                .filter(([, service]) => service === 1)
                .map(([id]) => id),
            ),
            subtypeIds,
          ),
      ),
    ],
    stems: [...stems, ...subtypeWishes.flatMap((wish) => wish.stems)],
  };
}

/**
 * Lists the excluded kinds. If only a subtype of a requested kind is excluded, the kind stays: 'a dinner jacket, not
 * a tuxedo'.
 */
function listRefusedKinds(reading: Reading, subtypes: readonly Span[]): string[] {
  const wantedKinds = new Set(reading.findSpansWithRole('wanted').flatMap(listKinds));
  return reading
    .findSpansWithRole('refused')
    .filter((span) => !subtypes.includes(span))
    .flatMap((span) => {
      const isSubtype = listConceptsOfFacet(span, 'detail').length > 0;
      return listKinds(span).filter((kind) => !isSubtype || !wantedKinds.has(kind));
    });
}

const listKinds = (span: Span): string[] =>
  listConceptsOfFacet(span, 'kind').flatMap(({ kinds }) => Object.keys(kinds));

import { createBrandId } from '../../language/lexicon/catalogueLexicon.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import { listConceptsOfFacet } from './Reading.ts';

/** Phrases before a brand that ask for similar pieces of any brand: 'something like Skarvholm'. */
const COMPARING_PHRASES: readonly (readonly string[])[] = ['like', 'similar to', 'style of', 'along the lines of'].map(
  (phrase) => phrase.split(' '),
);
/** Words before 'like' that make it a wish: 'I would like Skarvholm' asks for pieces of that brand. */
const WISHING_WORDS = new Set('would id ill wed'.split(' '));

/** Finds the phrases that name a required brand. */
export function findDemandedBrands(reading: Reading): Span[] {
  return reading
    .findSpansWithRole('wanted')
    .filter((span) => listConceptsOfFacet(span, 'brand').length > 0 && !isCompared(reading, span.from));
}

/** Lists the brands that the phrases name, each in one spelling of the catalogue: 'Puma', not 'PUMA' or 'puma'. */
export function listBrands(spans: readonly Span[]): string[] {
  const spellings = spans.flatMap((span) => listConceptsOfFacet(span, 'brand').flatMap(({ brands }) => brands));
  const bestLast = spellings.toSorted((a, b) => countCases(a) - countCases(b));
  const brandById = new Map(bestLast.map((brand) => [createBrandId(brand), brand]));
  return [...new Set(spellings.map((brand) => brandById.get(createBrandId(brand)) ?? brand))];
}

/** Prefers a spelling with capital and small letters, then one in capitals only. */
const countCases = (brand: string): number => 2 * Number(/\p{Lu}/u.test(brand)) + Number(/\p{Ll}/u.test(brand));

function isCompared(reading: Reading, position: number): boolean {
  return (
    COMPARING_PHRASES.some((words) => reading.hasWordsAt(position - words.length, words)) &&
    !(reading.word(position - 1) === 'like' && WISHING_WORDS.has(reading.word(position - 2)))
  );
}

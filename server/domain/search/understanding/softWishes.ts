import type { Concept } from '../../language/lexicon/Concept.ts';
import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import { isProperName } from '../../language/lexicon/properNames.ts';
import { PLAIN_NAMES } from '../../language/lexicon/kinds.ts';
import { findLook } from '../../language/lexicon/looks/looks.ts';
import { NUMBER_WORDS } from '../../language/numbers.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { findNearestGarment } from '../../language/lexicon/nearestGarments.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { Reading } from './Reading.ts';
import { isKind, listConceptsOfFacet } from './Reading.ts';
import type { Preference } from './Wish.ts';

const WEIGHT_BY_FACET: Readonly<Partial<Record<Concept['facet'], number>>> = {
  brand: 5,
  material: 1.1,
  pattern: 1.1,
  shade: 1,
  color: 0.9,
  fit: 0.9,
  function: 1,
  detail: 1,
  occasion: 0.9,
  season: 0.8,
  style: 0.9,
};
const WORD_WEIGHT = 0.6;
const NARROWER_KIND_WEIGHT = 0.9;
const MAX_UNKNOWN_WORDS = 24;

/** Creates the preference for a phrase; null if the phrase states none ('women'). */
export function createPreference(span: Span): Preference | null {
  const concepts = span.concepts.filter(
    (entry) => WEIGHT_BY_FACET[entry.facet] !== undefined && findLook(entry) === undefined,
  );
  const firstConcept = concepts[0];
  if (!firstConcept) return null;
  const alternatives: Record<string, number> = {};
  for (const entry of concepts) {
    for (const [id, weight] of [[entry.id, 1] as const, ...Object.entries(entry.weightByNearConcept)]) {
      alternatives[id] = Math.max(alternatives[id] ?? 0, weight);
    }
  }
  return {
    label: span.phrase,
    facet: firstConcept.facet,
    weight: Math.max(...concepts.map(({ facet }) => WEIGHT_BY_FACET[facet] ?? 0)),
    alternatives,
    stems: [],
  };
}

/** Creates the preferences that a garment's name contains besides its kind: 'denim jacket' prefers denim. */
export function findNarrowerPreferences(
  lexicon: Lexicon,
  garment: Span,
): { preferences: Preference[]; colors: Span[] } {
  const words = garment.phrase.split(' ');
  const impliedPreferences = listConceptsOfFacet(garment, 'kind')
    .filter(({ weightByNearConcept }) => Object.keys(weightByNearConcept).length > 0)
    .map(createImpliedPreference);
  if (PLAIN_NAMES.has(garment.phrase) || (isKindItself(garment) && !findNearestGarment(garment.phrase)))
    return { preferences: impliedPreferences, colors: [] };
  const endsWithKind = words.length > 1 && lexicon.byPhrase(words.at(-1) ?? '').some(({ facet }) => facet === 'kind');
  // In 'jean shorts', 'jean' means denim.
  const describingWords = (endsWithKind ? words.slice(0, -1) : words).map((word) =>
    endsWithKind && (word === 'jean' || word === 'jeans') ? 'denim' : word,
  );
  const spans = lexicon.findPhrases(describingWords).filter((span) => !isKind(span));
  const preferences = [
    ...impliedPreferences,
    ...spans.map(createPreference).filter((preference) => preference !== null),
  ];
  const coveredWords = new Set(spans.flatMap(({ from, to }) => describingWords.slice(from, to)));
  const remainingWords = describingWords.filter((word) => !coveredWords.has(word) && !FILLER_WORDS.has(word));
  // The name of a subtype ('wooly hat') counts as a whole, and pieces need not contain its words.
  const subtype = createPreference({ ...garment, concepts: listConceptsOfFacet(garment, 'detail') });
  if (subtype) preferences.push({ ...subtype, weight: NARROWER_KIND_WEIGHT, stems: remainingWords.map(findStem) });
  else if (remainingWords.length > 0)
    preferences.push(createWordPreference(remainingWords, garment.phrase, NARROWER_KIND_WEIGHT));
  preferences.push(...createNearestPreferences(garment.phrase));
  return { preferences, colors: spans.filter((span) => listConceptsOfFacet(span, 'color', 'shade').length > 0) };
}

/** Creates the preferences for what comes nearest to a garment that few shops sell. */
const createNearestPreferences = (phrase: string): readonly Preference[] =>
  (findNearestGarment(phrase)?.wishes ?? []).map((alternatives) => ({
    label: phrase,
    facet: 'nearest',
    weight: NARROWER_KIND_WEIGHT,
    alternatives,
    stems: [],
  }));

/** Whether the phrase is the name of its kind, in the singular or the plural. */
function isKindItself(garment: Span): boolean {
  return listConceptsOfFacet(garment, 'kind').some(({ name }) => findStem(name) === findStem(garment.phrase));
}

/** Creates a preference for a property that the garment's name implies: a raincoat is rainproof. */
function createImpliedPreference({ name, weightByNearConcept }: Concept): Preference {
  return { label: name, facet: 'function', weight: 0.9, alternatives: weightByNearConcept, stems: [findStem(name)] };
}

/** Finds words that are not in the lexicon. Each word becomes a weak preference. */
export function findUnknownWords(reading: Reading): string[] {
  const words = reading.tokens
    .map((token, index) => ({ token, at: index }))
    .filter(({ token, at }) => token.kind === 'word' && !reading.isUsed(at) && !reading.findSpanAt(at))
    .map(({ token }) => token.text)
    .filter((word) => word.length > 1 && !FILLER_WORDS.has(word) && NUMBER_WORDS[word] === undefined)
    .filter((word) => !isProperName(word));
  return [...new Set(words)].slice(0, MAX_UNKNOWN_WORDS);
}

export function createWordPreference(words: readonly string[], label: string, weight = WORD_WEIGHT): Preference {
  return { label, facet: 'word', weight, alternatives: {}, stems: words.map(findStem) };
}

import type { Concept } from '../../language/lexicon/Concept.ts';
import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import { PLAIN_NAMES } from '../../language/lexicon/kinds.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { stemOf } from '../../language/text/wordForms.ts';
import type { Reading } from './Reading.ts';
import { isKind, ofFacet } from './Reading.ts';
import type { SoftWish } from './Wish.ts';

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

/** The preference that a phrase states; null if it states none ('women'). */
export function softWishOf(span: Span): SoftWish | null {
  const concepts = span.concepts.filter(({ facet }) => WEIGHT_BY_FACET[facet] !== undefined);
  const first = concepts[0];
  if (!first) return null;
  const alternatives: Record<string, number> = {};
  for (const entry of concepts) {
    for (const [id, weight] of [[entry.id, 1] as const, ...Object.entries(entry.near)]) {
      alternatives[id] = Math.max(alternatives[id] ?? 0, weight);
    }
  }
  return {
    label: span.phrase,
    facet: first.facet,
    weight: Math.max(...concepts.map(({ facet }) => WEIGHT_BY_FACET[facet] ?? 0)),
    alternatives,
    stems: [],
  };
}

/** The preferences in a garment's name beyond its kind: 'denim jacket' prefers denim, 'trench coat' a trench. */
export function narrowerWishes(lexicon: Lexicon, garment: Span): { wishes: SoftWish[]; colors: Span[] } {
  const words = garment.phrase.split(' ');
  const implied = ofFacet(garment, 'kind')
    .filter(({ near }) => Object.keys(near).length > 0)
    .map(impliedWish);
  if (PLAIN_NAMES.has(garment.phrase) || ofFacet(garment, 'kind').some(({ name }) => name === garment.phrase))
    return { wishes: implied, colors: [] };
  const hasHead = words.length > 1 && lexicon.byPhrase(words.at(-1) ?? '').some(({ facet }) => facet === 'kind');
  // 'Jean shorts' are denim shorts, not jeans.
  const describing = (hasHead ? words.slice(0, -1) : words).map((word) =>
    hasHead && word === 'jean' ? 'denim' : word,
  );
  const spans = lexicon.findPhrases(describing).filter((span) => !isKind(span));
  const wishes = [...implied, ...spans.map(softWishOf).filter((wish) => wish !== null)];
  const covered = new Set(spans.flatMap(({ from, to }) => describing.slice(from, to)));
  const rest = describing.filter((word) => !covered.has(word) && !FILLER_WORDS.has(word));
  if (rest.length > 0) wishes.push(wordWish(rest, garment.phrase, NARROWER_KIND_WEIGHT));
  return { wishes, colors: spans.filter((span) => ofFacet(span, 'color', 'shade').length > 0) };
}

/** A property inherent to a garment: a raincoat is rainproof. */
function impliedWish({ name, near }: Concept): SoftWish {
  return { label: name, facet: 'function', weight: 0.9, alternatives: near, stems: [stemOf(name)] };
}

/** Words outside the lexicon, each a weak preference. */
export function unknownWords(reading: Reading): string[] {
  const words = reading.tokens
    .map((token, at) => ({ token, at }))
    .filter(({ token, at }) => token.kind === 'word' && !reading.isUsed(at) && !reading.spanAt(at))
    .map(({ token }) => token.text)
    .filter((word) => word.length > 1 && !FILLER_WORDS.has(word));
  return [...new Set(words)].slice(0, MAX_UNKNOWN_WORDS);
}

export function wordWish(words: readonly string[], label: string, weight = WORD_WEIGHT): SoftWish {
  return { label, facet: 'word', weight, alternatives: {}, stems: words.map(stemOf) };
}

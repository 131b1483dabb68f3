import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { Reading } from '../../search/understanding/Reading.ts';
import { listBrands } from '../../search/understanding/brands.ts';
import { isKind, listConceptsOfFacet } from '../../search/understanding/Reading.ts';
import { findUnknownWords } from '../../search/understanding/softWishes.ts';
import type { StatedShoeSize } from '../../search/understanding/shoeSizeNumbers.ts';
import type { Wish } from '../../search/understanding/Wish.ts';
import { readWish } from '../../search/understanding/understand.ts';
import type { WishPart } from './WishPart.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** A wish in words, after parsing: its parts, its filters, and the colors to match. */
export interface WishReading {
  readonly parts: readonly WishPart[];
  readonly wish: Wish;
  readonly companyColors: readonly Color[];
  /** Words that neither the lexicon nor the catalogue has. */
  readonly unknown: readonly string[];
  /** Whether most words are in a language that the stylist does not know. */
  readonly isForeign: boolean;
  /** Whether the catalogue has a word that the lexicon does not have. */
  readonly isSold: (word: string) => boolean;
}

/** Facets whose values become filters instead of parts of the wish. */
const FILTERED_FACETS = new Set(['gender', 'size']);
/**
 * Details that shoppers call by the name of a thing, each with the property that a refusal excludes: 'without the
 * belt' refuses belted garments.
 */
const DETAIL_BY_THING: Readonly<Record<string, string>> = createDictionary({
  belt: 'belted',
  tie: 'bow',
  bag: 'pocket',
});
/** Phrases that the search does not understand, each with its replacement. */
const REPLACEMENT_BY_PHRASE: Readonly<Record<string, string>> = createDictionary({ 'in plus': 'plus size' });
const PERSONAL_PATTERN =
  /\b(?:i run|i get|im allergic|allergic to|i (?:really )?(?:hate|cant stand|never wear|dont wear|cant wear|wont wear)|makes me itch|im (?:petite|tall|plus|pregnant|short|curvy))\b/u;

/** Reads words as parts of a wish, in order. Never throws. */
export function readParts(text: string, lexicon: Lexicon, spelling: Spelling, isAboutShoes = false): WishReading {
  const { wish, reading, shoeSizes } = readWish(text, lexicon, spelling, { isAboutShoes });
  const personal = listPersonalWords(text, lexicon, spelling);
  const partsWithPositions = [
    ...reading.spans
      .flatMap((span) => readPartsOfSpan(reading, span, wish))
      .flatMap((placedPart) => splitPart(placedPart, lexicon)),
    ...listUnknownParts(reading).filter(({ part }) => spelling.isUsedInCatalogue(part.words)),
    ...listRefusedWords(reading, wish),
    ...readPriceLeaning(wish),
    ...shoeSizes.map(placeShoeSize),
  ].sort((a, b) => a.position - b.position);
  const parts = partsWithPositions.map(({ part }) => ({
    ...part,
    isPersonal:
      part.facet === 'shoe size' || (part.facet !== 'kind' && part.facet !== 'occasion' && personal.has(part.words)),
  }));
  return {
    parts: keepDistinct(parts),
    wish,
    companyColors: listCompanyColors(reading),
    unknown: findUnknownWords(reading).filter((word) => !spelling.isKnown(word)),
    isForeign: isForeign(reading, spelling),
    isSold: (word) => spelling.isUsedInCatalogue(word),
  };
}

/** Returns the words in clauses such as 'I run warm' and 'I never wear wool', which are about the shopper. */
function listPersonalWords(text: string, lexicon: Lexicon, spelling: Spelling): ReadonlySet<string> {
  if (!PERSONAL_PATTERN.test(text)) return new Set();
  const clauses = text.split(/[,.;!?]|\bbut\b|\band (?=i\b)/u).filter((clause) => PERSONAL_PATTERN.test(clause));
  return new Set(
    clauses.flatMap((clause) =>
      readWish(clause, lexicon, spelling).reading.spans.map(({ phrase }) => DETAIL_BY_THING[phrase] ?? phrase),
    ),
  );
}

/** Splits a phrase into parts: 'linen shirt' gives a shirt and linen, so that 'in silk' can later replace the linen. */
function splitPart({ position, part }: Placed, lexicon: Lexicon): Placed[] {
  const words = part.words.split(' ');
  const headWord = words.at(-1) ?? '';
  // 'Flat cap' is the name of a cap, and 'flat' otherwise a property of shoes.
  if (/^flat caps?$/u.test(part.words)) return [{ position, part }];
  const describing = words.slice(0, -1);
  const spans = lexicon.findPhrases(describing);
  const isCovered =
    spans.every((span) => !isKind(span)) &&
    spans.reduce((sum, { from, to }) => sum + to - from, 0) === describing.length;
  const kinds = lexicon.byPhrase(headWord).filter(({ facet }) => facet === 'kind');
  const hasSameKinds = kinds.every(({ id }) => part.concepts.includes(id));
  if (
    !hasSameKinds ||
    part.facet !== 'kind' ||
    part.stance !== 'wanted' ||
    describing.length === 0 ||
    !isCovered ||
    kinds.length === 0
  )
    return [{ position, part }];
  return [
    ...spans.map(
      (span): Placed => ({
        position,
        part: {
          stance: part.stance,
          facet: span.concepts[0]?.facet ?? 'word',
          concepts: span.concepts.map(({ id }) => id),
          words: span.phrase,
        },
      }),
    ),
    {
      position,
      part: { stance: part.stance, facet: 'kind' as const, concepts: kinds.map(({ id }) => id), words: headWord },
    },
  ];
}

interface Placed {
  readonly position: number;
  readonly part: Omit<WishPart, 'isPersonal'>;
}

function readPartsOfSpan(reading: Reading, span: Span, wish: Wish): Placed[] {
  const role = reading.getRole(span);
  const stance =
    role === 'refused'
      ? 'refused'
      : role === 'disliked'
        ? 'lessOf'
        : role === 'wanted' || role === 'modifier'
          ? 'wanted'
          : null;
  const firstConcept = span.concepts.find(({ facet }) => !FILTERED_FACETS.has(facet));
  if (stance === null || !firstConcept) return [];
  const isFilteredColor =
    stance === 'wanted' &&
    firstConcept.facet === 'color' &&
    firstConcept.colors.some((color) => wish.colors.includes(color));
  const isHead = role === 'wanted' && isKind(span);
  const isFilteredBrand = stance === 'wanted' && listBrands([span]).some((brand) => wish.brands.includes(brand));
  if (isFilteredColor || isFilteredBrand || (role === 'modifier' && isPartOfName(reading, span))) return [];
  const words = isHead
    ? nameSpan(reading, span)
    : stance === 'wanted'
      ? (REPLACEMENT_BY_PHRASE[span.phrase] ?? (firstConcept.facet === 'brand' ? `like ${span.phrase}` : span.phrase))
      : (DETAIL_BY_THING[span.phrase] ?? span.phrase);
  const facet =
    isKind(span) && words === span.phrase
      ? 'kind'
      : isHead
        ? 'kind'
        : role === 'modifier'
          ? 'word'
          : DETAIL_BY_THING[span.phrase] === words
            ? 'detail'
            : firstConcept.facet;
  return [{ position: span.from, part: { stance, facet, concepts: span.concepts.map(({ id }) => id), words } }];
}

/** Whether more than half of the words are unknown, so that they are probably in another language. */
function isForeign(reading: Reading, spelling: Spelling): boolean {
  const words = reading.tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1).map(({ text }) => text);
  const unknownCount = words.filter((word) => !spelling.isKnown(word)).length;
  return unknownCount >= 2 && unknownCount * 2 > words.length;
}

/** Whether a garment word belongs to the garment word after it: 'polo dress'. */
function isPartOfName(reading: Reading, span: Span): boolean {
  const nextSpan = reading.findSpanAt(span.to);
  return nextSpan !== undefined && isKind(nextSpan) && reading.getRole(nextSpan) === 'wanted';
}

function nameSpan(reading: Reading, span: Span): string {
  const spanBefore = reading.findSpanAt(span.from - 1);
  return spanBefore && reading.getRole(spanBefore) === 'modifier' ? `${spanBefore.phrase} ${span.phrase}` : span.phrase;
}

function listUnknownParts(reading: Reading): Placed[] {
  return findUnknownWords(reading).map((words) => ({
    position: reading.tokens.findIndex(({ text }) => text === words),
    part: { stance: 'wanted', facet: 'word', concepts: [], words },
  }));
}

/** Returns the refused words as the shopper wrote them, because the parsed wish has only their stems. */
function listRefusedWords(reading: Reading, wish: Wish): Placed[] {
  const stems = new Set(wish.refusals.stems);
  return reading.tokens.flatMap(({ text, kind }, position) => {
    const isRefusedWord = kind === 'word' && stems.has(findStem(text)) && !reading.findSpanAt(position);
    return isRefusedWord
      ? [{ position, part: { stance: 'refused' as const, facet: 'word' as const, concepts: [], words: text } }]
      : [];
  });
}

function readPriceLeaning({ priceLeaning, words }: Wish): Placed[] {
  if (priceLeaning === 0) return [];
  return [
    {
      position: words.length,
      part: {
        stance: 'wanted',
        facet: 'word',
        concepts: ['price:leaning'],
        words: priceLeaning < 0 ? 'affordable' : 'premium',
      },
    },
  ];
}

const placeShoeSize = ({ size, from }: StatedShoeSize): Placed => ({
  position: from,
  part: { stance: 'wanted', facet: 'shoe size', concepts: [], words: `size ${size}` },
});

function listCompanyColors(reading: Reading): Color[] {
  return [
    ...new Set(
      reading
        .findSpansWithRole('context')
        .flatMap((span) => listConceptsOfFacet(span, 'color', 'shade').flatMap(({ colors }) => colors)),
    ),
  ];
}

function keepDistinct(parts: readonly WishPart[]): WishPart[] {
  return [...new Map(parts.map((part) => [`${part.stance}:${part.words}`, part])).values()];
}

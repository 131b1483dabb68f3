import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import { findRefusedLabel } from '../../language/lexicon/drawbacks.ts';
import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { Reading, Role, WordRange } from './Reading.ts';
import { listConceptsOfFacet } from './Reading.ts';
import { findUnknownWords } from './softWishes.ts';
import type { StatedShoeSize } from './shoeSizeNumbers.ts';
import type { Wish } from './Wish.ts';

/** A part of the query that was understood, with its words. */
export interface UnderstoodPart {
  readonly label: string;
  readonly ranges: readonly WordRange[];
}

type Facts = Pick<Wish, 'colors' | 'brands' | 'refusals' | 'priceLeaning'>;

/** Lists the understood parts that are not filters, in the order of the words. */
export function listUnderstoodParts(
  reading: Reading,
  wish: Facts,
  spelling: Spelling,
  shoeSizes: readonly StatedShoeSize[],
): readonly UnderstoodPart[] {
  const parts = [
    ...shoeSizes.map(({ size, from, to }) => ({ label: `size ${size}`, ranges: [{ from, to }] })),
    ...joinNeighbors(reading.spans.flatMap((span) => describeSpan(reading, span, wish))),
    ...findKnownWords(reading, spelling),
    ...findRefusedWords(reading, wish),
    ...describeLeaning(wish),
  ];
  const orderedParts = parts.toSorted((firstPart, secondPart) => findStart(firstPart) - findStart(secondPart));
  return mergeSameLabels(orderedParts);
}

const findStart = ({ ranges }: UnderstoodPart): number => ranges[0]?.from ?? Infinity;

/** Lists words that are not in the lexicon and describe no piece. */
export function listUnusedWords(reading: Reading, spelling: Spelling): readonly string[] {
  const unknownWords = findUnknownWords(reading).filter((word) => !spelling.isUsedInCatalogue(word));
  return [...new Set([...reading.ignoredWords.filter((word) => !FILLER_WORDS.has(word)), ...unknownWords])];
}

/** The facet of a part's concept, a shoe size, or a word that is not in the lexicon. */
export type PartFacet = Facet | 'shoe size' | 'word';

/** Returns the label of a part: 'not floral', 'no wool', 'not too formal', 'linen'. */
export function labelPart(stance: 'wanted' | 'refused' | 'lessOf', facet: PartFacet, words: string): string {
  if (stance === 'lessOf') return facet === 'occasion' ? `not for ${words}` : `not too ${words}`;
  if (stance === 'refused') return `${isThing(facet, words) ? 'no' : 'not'} ${words}`;
  return words;
}

const isThing = (facet: PartFacet, words: string): boolean =>
  THING_FACETS.has(facet) || (facet !== 'color' && facet !== 'shade' && !ADJECTIVE_PATTERN.test(words));
const THING_FACETS: ReadonlySet<PartFacet> = new Set(['kind', 'material', 'brand']);
const ADJECTIVE_PATTERN = /(?:ed|less|y|al|ing|ive|ish|ern|tight|loose|long|short|mini|midi|maxi|casual|smart)$/u;

interface DescribedSpan {
  readonly span: Span;
  readonly role: Role;
  readonly label: string;
  readonly facet: Facet;
}

const ATTITUDE_BY_ROLE: Readonly<Partial<Record<Role, 'wanted' | 'refused' | 'lessOf'>>> = {
  wanted: 'wanted',
  modifier: 'wanted',
  context: 'wanted',
  refused: 'refused',
  disliked: 'lessOf',
};

/** Describes a phrase. Returns none if the phrase has no effect or is shown as a filter. */
function describeSpan(reading: Reading, span: Span, wish: Facts): readonly DescribedSpan[] {
  const role = reading.getRole(span);
  const stance = ATTITUDE_BY_ROLE[role];
  const facet = span.concepts.find((entry) => entry.facet !== 'gender' && entry.facet !== 'size')?.facet;
  if (stance === undefined || facet === undefined || (role === 'wanted' && isFilter(span, wish))) return [];
  const refusedLabel = stance === 'wanted' ? undefined : span.concepts.map(findRefusedLabel).find(Boolean);
  return [{ span, role, facet, label: refusedLabel ?? labelPart(stance, facet, namePart(span, stance)) }];
}

/** Names a phrase. A verb phrase is refused by the name of its property: 'not sleeveless' for 'show my arms'. */
const namePart = (span: Span, stance: 'wanted' | 'refused' | 'lessOf'): string =>
  stance !== 'wanted' && /^(?:show|bare|reveal)/u.test(span.phrase) && span.phrase.includes(' ')
    ? (span.concepts[0]?.name ?? span.phrase)
    : span.phrase;

function isFilter(span: Span, { colors, brands }: Facts): boolean {
  const isColor = listConceptsOfFacet(span, 'color').some((entry) =>
    entry.colors.some((color) => colors.includes(color)),
  );
  const isBrand = listConceptsOfFacet(span, 'brand').some((entry) =>
    entry.brands.some((brand) => brands.includes(brand)),
  );
  return (isColor && listConceptsOfFacet(span, 'shade').length === 0) || isBrand;
}

/** Describes words such as 'cheap' and 'luxury', which only affect the order. */
function describeLeaning({ priceLeaning }: Facts): readonly UnderstoodPart[] {
  return priceLeaning === 0 ? [] : [{ label: LABEL_BY_LEANING[priceLeaning], ranges: [] }];
}

const LABEL_BY_LEANING = { [-1]: 'affordable', 1: 'premium' } as const;
export const LEANING_LABELS: ReadonlySet<string> = new Set(Object.values(LABEL_BY_LEANING));

/** Joins phrases that belong together into one part: 'summer wedding', 'with black jeans'. */
function joinNeighbors(describedSpans: readonly DescribedSpan[]): readonly UnderstoodPart[] {
  const groups: DescribedSpan[][] = [];
  for (const entry of describedSpans) {
    const lastSpan = groups.at(-1)?.at(-1);
    if (lastSpan !== undefined && areOneThing(lastSpan, entry)) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => ({
    label: `${group[0]?.role === 'context' ? 'with ' : ''}${group.map(({ label }) => label).join(' ')}`,
    ranges: group.map(({ span: { from, to } }) => ({ from, to })),
  }));
}

function areOneThing(span: DescribedSpan, nextSpan: DescribedSpan): boolean {
  if (span.span.to !== nextSpan.span.from || span.role !== nextSpan.role) return false;
  return (
    span.role === 'context' || (span.role === 'wanted' && span.facet === 'season' && nextSpan.facet === 'occasion')
  );
}

/** Finds words that are not in the lexicon but describe a piece. */
function findKnownWords(reading: Reading, spelling: Spelling): readonly UnderstoodPart[] {
  return findUnknownWords(reading)
    .filter((word) => spelling.isUsedInCatalogue(word))
    .map((word) => ({ label: word, ranges: findWord(reading, ({ text }) => text === word) }));
}

function findRefusedWords(reading: Reading, { refusals }: Facts): readonly UnderstoodPart[] {
  const ranges = findWord(reading, ({ text }) => refusals.stems.includes(findStem(text)));
  return ranges.map((range) => ({ label: `no ${reading.word(range.from)}`, ranges: [range] }));
}

function findWord(reading: Reading, isUnderstood: (token: Reading['tokens'][number]) => boolean): readonly WordRange[] {
  return reading.tokens.flatMap((token, position) =>
    token.kind === 'word' && reading.findSpanAt(position) === undefined && isUnderstood(token)
      ? [{ from: position, to: position + 1 }]
      : [],
  );
}

function mergeSameLabels(parts: readonly UnderstoodPart[]): readonly UnderstoodPart[] {
  const partsByLabel = new Map<string, UnderstoodPart>();
  for (const part of parts)
    partsByLabel.set(part.label, {
      ...part,
      ranges: [...(partsByLabel.get(part.label)?.ranges ?? []), ...part.ranges],
    });
  return [...partsByLabel.values()];
}

import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import { findStem } from '../../language/text/wordForms.ts';
import { findVerdictLength, refuseSubjectOfVerdict } from './afterthoughts.ts';
import { HARMLESS_PHRASES, NEGATION_CUES, UNBECOMING_CUES } from './negationCues.ts';
import type { Reading } from './Reading.ts';
import { isKind, ofFacet } from './Reading.ts';

const SOFTENING_WORDS = new Set('too overly super very particularly so that'.split(' '));
/** Words that may stand between the negation and the excluded phrase. */
const WORDS_BETWEEN = new Set(
  'a an the any anything something in with of is are be like look looks looking too overly super very really my that has have having made from at all show showing shows flash flashing bare see seeing wants on over another more kinda sorta want wearing wear to please do it its be being particularly so too kind sort style type one ones those these'.split(
    ' ',
  ),
);
const JOINING_WORDS = new Set(['or', 'and', 'nor', 'and/or']);
/** Words that end an exclusion. */
const ENDING_WORDS = new Set(
  'but just only for instead prefer preferably need want looking i im something under with who which because'.split(
    ' ',
  ),
);

/** Excluded words that are not in the lexicon. */
export interface RefusedWords {
  readonly stems: readonly string[];
}

/** Marks each phrase that a negation excludes. Returns the excluded words that are not in the lexicon. */
export function readNegations(reading: Reading): RefusedWords {
  const stems: string[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.isUsed(at)) continue;
    const harmlessLength = findLongestLength(reading, at, HARMLESS_PHRASES);
    const cue = Math.max(
      isSizeZero(reading, at) ? 0 : findLongestLength(reading, at, NEGATION_CUES),
      findLongestLength(reading, at, UNBECOMING_CUES),
      isExceptionFromAny(reading, at) ? 1 : 0,
    );
    const verdict = findVerdictLength(reading, at);
    if (verdict > 0 && refuseSubjectOfVerdict(reading, at)) {
      reading.drop(at, at + verdict);
      at += verdict - 1;
    } else if (harmlessLength > 0 && harmlessLength >= cue) {
      at += harmlessLength - 1;
    } else if (cue > 0 && !isInsidePhrase(reading, at)) {
      stems.push(...refuseWordsFrom(reading, at + cue, reading.word(at + cue - 1) === 'too'));
      reading.markUsed(at, at + cue);
      at += cue - 1;
    } else {
      stems.push(...refuseWordBefore(reading, at));
    }
  }
  return { stems };
}

const isSizeZero = (reading: Reading, at: number): boolean =>
  reading.word(at) === 'zero' && ['size', 'a', 'sz'].includes(reading.word(at - 1));

/** Whether 'but' names an exception: 'any green but olive', 'any shade of green but olive'. */
function isExceptionFromAny(reading: Reading, at: number): boolean {
  if (reading.word(at) !== 'but') return false;
  for (let position = at - 1; position >= at - 4 && !reading.isBreak(position); position--)
    if (['any', 'every', 'all'].includes(reading.word(position))) return true;
  return false;
}

function findLongestLength(reading: Reading, at: number, options: readonly (readonly string[])[]): number {
  return options.find((option) => reading.hasWordsAt(at, option))?.length ?? 0;
}

/** Whether the negation belongs to a phrase of the lexicon, such as 'no iron' and 'no sleeves'. */
function isInsidePhrase(reading: Reading, at: number): boolean {
  const span = reading.findSpanAt(at);
  return span !== undefined && span.to - span.from > 1;
}

/** Words that exclude the word before them: 'wool-free', 'hood less'. */
const FREE_WORDS = new Set(['free', 'less']);

/** Excludes the phrase before 'free', or the word before it if the lexicon does not contain it ('logo-free'). */
function refuseWordBefore(reading: Reading, at: number): string[] {
  if (!FREE_WORDS.has(reading.word(at)) || at === 0 || isInsidePhrase(reading, at)) return [];
  const word = reading.word(at - 1);
  if (refuseSubjectOfVerdict(reading, at)) {
    reading.markUsed(at, at + 1);
    return [];
  }
  if (reading.word(at) !== 'free' || isFiller(word) || reading.findSpanAt(at - 1) || reading.isUsed(at - 1)) return [];
  reading.markUsed(at - 1, at + 1);
  return [findStem(word)];
}

function refuseWordsFrom(reading: Reading, start: number, isSoft: boolean): string[] {
  let at = start;
  let isSoftened = isSoft;
  while (at < reading.tokens.length && !reading.findSpanAt(at) && WORDS_BETWEEN.has(reading.word(at))) {
    isSoftened ||= SOFTENING_WORDS.has(reading.word(at));
    at++;
  }
  const role = isSoftened ? 'disliked' : 'refused';
  const first = reading.findSpanAt(at);
  if (first) return refuseChain(reading, first, role);
  return isSoft ? [] : refuseWord(reading, at, role);
}

/**
 * Excludes a word that is not in the lexicon ('no logos'), the phrases joined to it, and the phrase that it describes
 * ('not itchy wool').
 */
function refuseWord(reading: Reading, at: number, role: 'refused' | 'disliked'): string[] {
  const word = reading.word(at);
  if (word === '' || FILLER_WORDS.has(word) || reading.isUsed(at)) return [];
  const describedSpan = reading.findSpanAt(at + 1);
  const describesMake =
    describedSpan !== undefined &&
    !isKind(describedSpan) &&
    ofFacet(describedSpan, 'material', 'pattern', 'color', 'shade', 'detail', 'fit').length > 0;
  const joinedSpan = describesMake
    ? describedSpan
    : JOINING_WORDS.has(reading.word(at + 1))
      ? reading.findSpanAt(skipFunctionWords(reading, at + 2))
      : undefined;
  const furtherStems = joinedSpan ? refuseChain(reading, joinedSpan, role) : [];
  reading.markUsed(at, at + 1);
  return role === 'refused' ? [findStem(word), ...furtherStems] : furtherStems;
}

/** Returns the position after small words such as 'or anything' in 'no skulls or anything gothic'. */
function skipFunctionWords(reading: Reading, from: number): number {
  let at = from;
  while (!reading.findSpanAt(at) && WORDS_BETWEEN.has(reading.word(at))) at++;
  return at;
}

/** Excludes a phrase and the others in its list, as in 'no jeans, skirts or shorts'. */
function refuseChain(reading: Reading, first: Span, role: 'refused' | 'disliked'): string[] {
  let currentPhrase = [first];
  let last = first;
  const lists: Span[][] = [currentPhrase];
  const stems: string[] = [];
  for (;;) {
    const step = findNextInScope(reading, last);
    if (step === null) break;
    if (typeof step === 'string') {
      stems.push(step);
      break;
    }
    if (step.isListed) lists.push((currentPhrase = [step.span]));
    else currentPhrase.push(step.span);
    last = step.span;
  }
  for (const list of lists) refusePhrase(reading, list, role);
  return stems;
}

type ScopeStep = { span: Span; isListed: boolean } | string | null;

/** Returns the next phrase or word that is excluded too; null at the end of the exclusion. */
function findNextInScope(reading: Reading, last: Span): ScopeStep {
  const adjacentSpan = reading.findSpanAt(last.to);
  if (adjacentSpan && !isKind(last) && isDescription(adjacentSpan)) return { span: adjacentSpan, isListed: false };
  const link = readLinkAfter(reading, last);
  if (link === null || reading.isUsed(link.to)) return null;
  const span = reading.findSpanAt(link.to);
  if (span === undefined) return readListedWord(reading, link);
  if (link.joiningWord === '' && endsAtComma(reading, last, span)) return null;
  return continuesList(last, span, isAlternative(link)) ? { span, isListed: true } : null;
}

/** Whether the exclusion ends at the comma before a phrase. */
const endsAtComma = (reading: Reading, last: Span, next: Span): boolean =>
  isEndOfList(reading, next) ||
  namesBothExtremes(reading, last, next) ||
  (!hasAlternativeAhead(reading, next) && !isSameList(last, next));

/** What stands between two entries of a list: a comma, a word such as 'or', or both. */
interface ListLink {
  readonly joiningWord: string;
  /** The position of the next entry, after the comma or word and any small words. */
  readonly to: number;
}

const WORDS_AFTER_LINK = new Set(['any', 'a', 'an', 'the', 'in', 'too', 'with']);

function readLinkAfter(reading: Reading, last: Span): ListLink | null {
  let at = last.to;
  if (reading.tokens[at]?.text === ',') at++;
  const joiner = JOINING_WORDS.has(reading.word(at)) ? reading.word(at) : '';
  if (joiner !== '') at++;
  if (at === last.to || ENDING_WORDS.has(reading.word(at))) return null;
  while (joiner !== 'and' && WORDS_AFTER_LINK.has(reading.word(at))) at++;
  return { joiningWord: joiner, to: at };
}

function isAlternative({ joiningWord }: ListLink): boolean {
  return joiningWord === 'or' || joiningWord === 'nor';
}

/** Reads a word after 'or' that is not in the lexicon, because it is excluded too: 'no stripes or logos'. */
function readListedWord(reading: Reading, { joiningWord, to }: ListLink): string | null {
  const word = reading.word(to);
  return joiningWord === 'and' || joiningWord === '' || isFiller(word) ? null : findStem(word);
}

/**
 * Whether the list ends at a comma. It does before a garment if no 'or' follows, and before a phrase with its own
 * negation ('not sheer, long sleeve, not white').
 */
function isEndOfList(reading: Reading, span: Span): boolean {
  const startsNegation =
    reading.tokens[span.to]?.text === ',' && findLongestLength(reading, span.to + 1, NEGATION_CUES) > 0;
  return startsNegation || (isKind(span) && !hasJoinerAhead(reading, span.to));
}

/**
 * Facets of phrases that continue an exclusion after a comma, as in 'no black, navy'. Phrases of other facets after a
 * comma are wanted.
 */
const LISTED_FACETS = ['color', 'shade', 'material', 'pattern'] as const;

const isSameList = (last: Span, next: Span): boolean => {
  const groups = new Set(listListedGroups(last));
  return listListedGroups(next).some((group) => groups.has(group));
};

const listListedGroups = (span: Span): string[] =>
  ofFacet(span, 'kind', ...LISTED_FACETS).map(({ facet }) => (facet === 'shade' ? 'color' : facet));

/** Whether an 'or' follows in the list: 'not sheer, cropped or white'. */
function hasAlternativeAhead(reading: Reading, from: Span): boolean {
  let span: Span | undefined = from;
  while (span) {
    const at: number = span.to + (reading.tokens[span.to]?.text === ',' ? 1 : 0);
    if (['or', 'nor'].includes(reading.word(at))) return true;
    span = at === span.to && isKind(span) ? undefined : reading.findSpanAt(at);
  }
  return false;
}

const NARROW_FITS: ReadonlySet<string> = new Set(['fit:slim', 'fit:fitted']);
const WIDE_FITS: ReadonlySet<string> = new Set(['fit:wide', 'fit:relaxed', 'fit:oversized', 'fit:boxy', 'fit:flared']);

/**
 * Whether a list names the two extremes of a scale. Then one of its phrases is wanted: 'not skinny, straight or wide
 * leg'.
 */
function namesBothExtremes(reading: Reading, last: Span, next: Span): boolean {
  const hasFit = (span: Span | undefined, ends: ReadonlySet<string>): boolean =>
    span?.concepts.some(({ id }) => ends.has(id)) === true;
  for (let at = next.from; at < next.from + 8 && !['', ',', ';', '.'].includes(reading.tokens[at]?.text ?? ''); at++) {
    const span = reading.findSpanAt(at);
    if (
      (hasFit(last, NARROW_FITS) && hasFit(span, WIDE_FITS)) ||
      (hasFit(last, WIDE_FITS) && hasFit(span, NARROW_FITS))
    )
      return true;
  }
  return false;
}

/** Whether an 'or' follows later in the list: 'no jeans, skirts or shorts'. */
function hasJoinerAhead(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 8; at++) if (JOINING_WORDS.has(reading.word(at))) return true;
  return false;
}

const isFiller = (word: string): boolean => word === '' || FILLER_WORDS.has(word);

function isDescription(span: Span): boolean {
  return ofFacet(span, 'kind', 'color', 'shade', 'material', 'pattern', 'fit', 'detail').length > 0;
}

/** Whether the exclusion continues: always after 'or', but only for the same facet after 'and' or a comma. */
function continuesList(last: Span, next: Span, isAfterOr: boolean): boolean {
  if (ofFacet(next, 'gender', 'size').length > 0) return false;
  if (ofFacet(next, 'brand').length > 0) return ofFacet(last, 'brand').length > 0;
  if (isAfterOr) return true;
  const facetGroups = new Set(last.concepts.map(getFacetGroup));
  return next.concepts.some((entry) => facetGroups.has(getFacetGroup(entry)));
}

function getFacetGroup({ facet }: { facet: string }): string {
  if (facet === 'shade') return 'color';
  return ['detail', 'fit', 'pattern', 'material'].includes(facet) ? 'make' : facet;
}

/**
 * Excludes a phrase with its list. 'No black dresses' excludes black, 'a not too formal dress' still wants a dress,
 * and 'not a dress' excludes dresses.
 */
function refusePhrase(reading: Reading, list: readonly Span[], role: 'refused' | 'disliked'): void {
  const hasDescription = list.some((span) => !isKind(span));
  for (const span of list) {
    if (!isKind(span) || !hasDescription) reading.assignRole(span, role);
    else if (role === 'refused') reading.assignRole(span, 'spared');
  }
}

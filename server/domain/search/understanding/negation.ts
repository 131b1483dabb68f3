import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import { isDrawback } from '../../language/lexicon/drawbacks.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import { findStem } from '../../language/text/wordForms.ts';
import { findVerdictLength, refuseSubjectOfVerdict } from './afterthoughts.ts';
import { findEndOfClause, findNegatedClause, refusesOpinion, type NegatedClause } from './clauseNegations.ts';
import { HARMLESS_PHRASES, NEGATION_CUES, SMALL_WORDS, UNBECOMING_CUES } from './negationCues.ts';
import type { Reading } from './Reading.ts';
import { isKind, listConceptsOfFacet } from './Reading.ts';

const SOFTENING_WORDS = new Set('too overly super very particularly so that'.split(' '));
/** Words that may stand between the negation and the excluded phrase. */
const WORDS_BETWEEN: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...'something in is are overly super made from at showing flash flashing bare see seeing wants on over another more kinda sorta want wearing wear please do its particularly kind sort style type one ones those these'.split(
    ' ',
  ),
]);
const JOINING_WORDS = new Set(['or', 'and', 'nor', 'and/or']);
/** Words that end an exclusion. */
const ENDING_WORDS = new Set(
  'but just only for instead prefer preferably need want looking i im something under with who which because'.split(
    ' ',
  ),
);

/** The stems of excluded words that are not in the lexicon. */
export interface RefusedWords {
  readonly stems: readonly string[];
}

/** Marks each phrase that a negation excludes. Returns the excluded words that are not in the lexicon. */
export function readNegations(reading: Reading): RefusedWords {
  const stems: string[] = [];
  let position = 0;
  while (position < reading.tokens.length) {
    const { to, stems: refusedStems } = reading.isUsed(position)
      ? { to: position + 1, stems: [] }
      : readNegationAt(reading, position);
    stems.push(...refusedStems);
    position = to;
  }
  return { stems };
}

/** What was read at a position: the refused stems, and the position after the words that were read. */
interface ReadNegation extends RefusedWords {
  readonly to: number;
}

function readNegationAt(reading: Reading, position: number): ReadNegation {
  const harmlessLength = findLongestLength(reading, position, HARMLESS_PHRASES);
  const cue = findCueLength(reading, position);
  const clause = findNegatedClause(reading, position);
  if (clause !== null && clause.from - position >= cue) {
    const stems = refuseClause(reading, clause);
    reading.markUsed(position, clause.from);
    return { to: clause.from, stems };
  }
  const verdict = findVerdictLength(reading, position);
  if (verdict > 0 && refuseSubjectOfVerdict(reading, position)) {
    reading.drop(position, position + verdict);
    return { to: position + verdict, stems: [] };
  }
  if (harmlessLength > 0 && harmlessLength >= cue && !hasClauseWithin(reading, position, harmlessLength))
    return { to: position + harmlessLength, stems: [] };
  if (cue === 0 || isInsidePhrase(reading, position))
    return { to: position + 1, stems: refuseWordBefore(reading, position) };
  const isSoft = ['too', 'less'].includes(reading.word(position + cue - 1));
  const stems = refuseWordsFrom(reading, position + cue, isSoft);
  reading.markUsed(position, position + cue);
  return { to: position + cue, stems };
}

/** Returns the length of the negation that begins at a position; 0 if none begins there. */
function findCueLength(reading: Reading, position: number): number {
  return Math.max(
    isSizeZero(reading, position) ? 0 : findLongestLength(reading, position, NEGATION_CUES),
    findLongestLength(reading, position, UNBECOMING_CUES),
    isExceptionFromAny(reading, position) || isLessOf(reading, position) ? 1 : 0,
  );
}

/** Refuses what a negated clause names. Words of the clause that name nothing known are ignored. */
function refuseClause(reading: Reading, clause: NegatedClause): string[] {
  const span = reading.findSpanAt(clause.start);
  if (span)
    return refuseChain(
      reading,
      span,
      refusesOpinion(reading, clause) || hasSoftener(reading, clause) ? 'disliked' : 'refused',
    );
  reading.ignore(clause.start, findEndOfClause(reading, clause.start));
  return [];
}

function hasSoftener(reading: Reading, { from, start }: NegatedClause): boolean {
  for (let position = from; position < start; position++) if (SOFTENING_WORDS.has(reading.word(position))) return true;
  return false;
}

/** Whether a harmless phrase such as 'I don't have' begins a negated clause: 'I don't have to iron'. */
function hasClauseWithin(reading: Reading, position: number, length: number): boolean {
  for (let index = position + 1; index < position + length; index++)
    if (findNegatedClause(reading, index) !== null) return true;
  return false;
}

const isSizeZero = (reading: Reading, position: number): boolean =>
  reading.word(position) === 'zero' && ['size', 'a', 'sz'].includes(reading.word(position - 1));

/** Whether 'but' names an exception: 'any green but olive', 'any shade of green but olive'. */
function isExceptionFromAny(reading: Reading, index: number): boolean {
  if (reading.word(index) !== 'but') return false;
  for (let position = index - 1; position >= index - 4 && !reading.isBreak(position); position--)
    if (['any', 'every', 'all'].includes(reading.word(position))) return true;
  return false;
}

const GRADABLE_FACETS = ['style', 'fit', 'function', 'detail', 'pattern', 'occasion'] as const;

/**
 * Whether 'less' asks for less of a property: 'less formal', 'a raincoat less sporty'. After a property, as in 'sleeve
 * less', it is a suffix.
 */
function isLessOf(reading: Reading, position: number): boolean {
  const span = reading.findSpanAt(position + 1);
  const spanBefore = reading.findSpanAt(position - 1);
  const isSuffix = spanBefore?.to === position && !isKind(spanBefore);
  return (
    reading.word(position) === 'less' &&
    !isSuffix &&
    span !== undefined &&
    listConceptsOfFacet(span, ...GRADABLE_FACETS).length > 0
  );
}

function findLongestLength(reading: Reading, position: number, options: readonly (readonly string[])[]): number {
  return options.find((option) => reading.hasWordsAt(position, option))?.length ?? 0;
}

/** Whether the negation belongs to a phrase of the lexicon, such as 'no iron' and 'no sleeves'. */
function isInsidePhrase(reading: Reading, position: number): boolean {
  const span = reading.findSpanAt(position);
  return span !== undefined && span.to - span.from > 1;
}

/** Words that exclude the word before them: 'wool-free', 'hood less'. */
const FREE_WORDS = new Set(['free', 'less']);

/** Excludes the phrase before 'free', or the word before it if the lexicon does not contain it ('logo-free'). */
function refuseWordBefore(reading: Reading, position: number): string[] {
  if (!FREE_WORDS.has(reading.word(position)) || position === 0 || isInsidePhrase(reading, position)) return [];
  const word = reading.word(position - 1);
  if (refuseSubjectOfVerdict(reading, position)) {
    reading.markUsed(position, position + 1);
    return [];
  }
  if (
    reading.word(position) !== 'free' ||
    isFiller(word) ||
    reading.findSpanAt(position - 1) ||
    reading.isUsed(position - 1)
  )
    return [];
  reading.markUsed(position - 1, position + 1);
  return [findStem(word)];
}

function refuseWordsFrom(reading: Reading, start: number, isSoft: boolean): string[] {
  let index = start;
  let isSoftened = isSoft;
  while (index < reading.tokens.length && !reading.findSpanAt(index) && WORDS_BETWEEN.has(reading.word(index))) {
    isSoftened ||= SOFTENING_WORDS.has(reading.word(index));
    index++;
  }
  const firstSpan = reading.findSpanAt(index);
  const role = isSoftened && firstSpan?.concepts.some(isDrawback) !== true ? 'disliked' : 'refused';
  if (firstSpan) return refuseChain(reading, firstSpan, role);
  return isSoft ? [] : refuseWord(reading, index, role);
}

/**
 * Excludes a word that is not in the lexicon ('no logos'), the phrases joined to it, and the phrase that it describes
 * ('not itchy wool').
 */
function refuseWord(reading: Reading, position: number, role: 'refused' | 'disliked'): string[] {
  const word = reading.word(position);
  if (word === '' || FILLER_WORDS.has(word) || reading.isUsed(position)) return [];
  const describedSpan = reading.findSpanAt(position + 1);
  const describesMake =
    describedSpan !== undefined &&
    !isKind(describedSpan) &&
    listConceptsOfFacet(describedSpan, 'material', 'pattern', 'color', 'shade', 'detail', 'fit').length > 0;
  const joinedSpan = describesMake
    ? describedSpan
    : JOINING_WORDS.has(reading.word(position + 1))
      ? reading.findSpanAt(skipFunctionWords(reading, position + 2))
      : undefined;
  const furtherStems = joinedSpan ? refuseChain(reading, joinedSpan, role) : [];
  reading.markUsed(position, position + 1);
  return role === 'refused' ? [findStem(word), ...furtherStems] : furtherStems;
}

/** Returns the position after small words such as 'or anything' in 'no skulls or anything gothic'. */
function skipFunctionWords(reading: Reading, start: number): number {
  let index = start;
  while (!reading.findSpanAt(index) && WORDS_BETWEEN.has(reading.word(index))) index++;
  return index;
}

/** Excludes a phrase and the others in its list, as in 'no jeans, skirts or shorts'. */
function refuseChain(reading: Reading, firstSpan: Span, role: 'refused' | 'disliked'): string[] {
  let currentPhrase = [firstSpan];
  let lastSpan = firstSpan;
  const lists: Span[][] = [currentPhrase];
  const stems: string[] = [];
  for (;;) {
    const step = findNextInScope(reading, lastSpan);
    if (step === null) break;
    if (typeof step === 'string') {
      stems.push(step);
      break;
    }
    if (step.isListed) lists.push((currentPhrase = [step.span]));
    else currentPhrase.push(step.span);
    lastSpan = step.span;
  }
  for (const list of lists) refusePhrase(reading, list, role);
  return stems;
}

type ScopeStep = { span: Span; isListed: boolean } | string | null;

/** Returns the next phrase or word that is excluded too; null at the end of the exclusion. */
function findNextInScope(reading: Reading, lastSpan: Span): ScopeStep {
  const adjacentSpan = reading.findSpanAt(lastSpan.to);
  if (adjacentSpan && !isKind(lastSpan) && isDescription(adjacentSpan)) return { span: adjacentSpan, isListed: false };
  const link = readLinkAfter(reading, lastSpan);
  if (link === null || reading.isUsed(link.to)) return null;
  const span = reading.findSpanAt(link.to);
  if (span === undefined) return readListedWord(reading, link);
  if (link.joiningWord === '' && endsAtComma(reading, lastSpan, span)) return null;
  return continuesList(lastSpan, span, isAlternative(link)) ? { span, isListed: true } : null;
}

/** Whether the exclusion ends at the comma before a phrase. */
const endsAtComma = (reading: Reading, lastSpan: Span, nextSpan: Span): boolean =>
  isEndOfList(reading, nextSpan) ||
  namesBothExtremes(reading, lastSpan, nextSpan) ||
  (!hasAlternativeAhead(reading, nextSpan) && !isSameList(lastSpan, nextSpan));

/** What stands between two entries of a list: a comma, a word such as 'or', or both. */
interface ListLink {
  readonly joiningWord: string;
  /** The position of the next entry, after the comma or word and any small words. */
  readonly to: number;
}

const WORDS_AFTER_LINK = new Set(['any', 'a', 'an', 'the', 'in', 'too', 'with']);

function readLinkAfter(reading: Reading, lastSpan: Span): ListLink | null {
  let index = lastSpan.to;
  if (reading.tokens[index]?.text === ',') index++;
  const joiner = JOINING_WORDS.has(reading.word(index)) ? reading.word(index) : '';
  if (joiner !== '') index++;
  if (index === lastSpan.to || ENDING_WORDS.has(reading.word(index))) return null;
  while (joiner !== 'and' && WORDS_AFTER_LINK.has(reading.word(index))) index++;
  return { joiningWord: joiner, to: index };
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

const isSameList = (lastSpan: Span, nextSpan: Span): boolean => {
  const groups = new Set(listListedGroups(lastSpan));
  return listListedGroups(nextSpan).some((group) => groups.has(group));
};

const listListedGroups = (span: Span): string[] =>
  listConceptsOfFacet(span, 'kind', ...LISTED_FACETS).map(({ facet }) => (facet === 'shade' ? 'color' : facet));

/** Whether an 'or' follows in the list: 'not sheer, cropped or white'. */
function hasAlternativeAhead(reading: Reading, from: Span): boolean {
  let span: Span | undefined = from;
  while (span) {
    const position: number = span.to + (reading.tokens[span.to]?.text === ',' ? 1 : 0);
    if (['or', 'nor'].includes(reading.word(position))) return true;
    span = position === span.to && isKind(span) ? undefined : reading.findSpanAt(position);
  }
  return false;
}

const NARROW_FITS: ReadonlySet<string> = new Set(['fit:slim', 'fit:fitted']);
const WIDE_FITS: ReadonlySet<string> = new Set(['fit:wide', 'fit:relaxed', 'fit:oversized', 'fit:boxy', 'fit:flared']);

/**
 * Whether a list names the two extremes of a scale. Then one of its phrases is wanted: 'not skinny, straight or wide
 * leg'.
 */
function namesBothExtremes(reading: Reading, lastSpan: Span, nextSpan: Span): boolean {
  const hasFit = (span: Span | undefined, endFits: ReadonlySet<string>): boolean =>
    span?.concepts.some(({ id }) => endFits.has(id)) === true;
  for (
    let position = nextSpan.from;
    position < nextSpan.from + 8 && !['', ',', ';', '.'].includes(reading.tokens[position]?.text ?? '');
    position++
  ) {
    const span = reading.findSpanAt(position);
    if (
      (hasFit(lastSpan, NARROW_FITS) && hasFit(span, WIDE_FITS)) ||
      (hasFit(lastSpan, WIDE_FITS) && hasFit(span, NARROW_FITS))
    )
      return true;
  }
  return false;
}

/** Whether a joining word such as 'or' follows within eight words: 'no jeans, skirts or shorts'. */
function hasJoinerAhead(reading: Reading, start: number): boolean {
  for (let position = start; position < start + 8; position++)
    if (JOINING_WORDS.has(reading.word(position))) return true;
  return false;
}

const isFiller = (word: string): boolean => word === '' || FILLER_WORDS.has(word);

function isDescription(span: Span): boolean {
  return listConceptsOfFacet(span, 'kind', 'color', 'shade', 'material', 'pattern', 'fit', 'detail').length > 0;
}

/** Whether the exclusion continues: always after 'or', but only for the same facet after 'and' or a comma. */
function continuesList(lastSpan: Span, nextSpan: Span, isAfterOr: boolean): boolean {
  if (listConceptsOfFacet(nextSpan, 'gender', 'size').length > 0) return false;
  if (listConceptsOfFacet(nextSpan, 'brand').length > 0) return listConceptsOfFacet(lastSpan, 'brand').length > 0;
  if (isAfterOr) return true;
  const facetGroups = new Set(lastSpan.concepts.map(getFacetGroup));
  return nextSpan.concepts.some((entry) => facetGroups.has(getFacetGroup(entry)));
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

import { isDrawback } from '../../language/lexicon/drawbacks.ts';
import { SMALL_WORDS, splitPhrases } from './negationCues.ts';
import type { Reading } from './Reading.ts';
import { listConceptsOfFacet } from './Reading.ts';

const NEGATED_VERBS = splitPhrases(
  'can not,will not,do not,does not,is not,are not,would not,should not,could not,cant,cannot,wont,dont,doesnt,isnt,arent,wouldnt,shouldnt,couldnt,aint,never',
);
const RELATIVE_WORDS = new Set(['that', 'which', 'who', 'thats', 'so']);
const PRONOUNS = new Set('you i it they we she he one people'.split(' '));
/** Words that may stand between a negated verb and what it refuses. */
const WORDS_BETWEEN: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...'me your her his them us had make makes making give gives giving get gets getting feel feels feeling just even leave leaves cause causes end up go come out require requires as say says scream screams seem seems'.split(
    ' ',
  ),
]);
const MAX_WORDS_BETWEEN = 5;
/** Facets of opinions. A clause that refuses them lowers the score instead of excluding pieces. */
const OPINIONS = ['occasion', 'season', 'style'] as const;

/** A negated clause: 'that you can't see through', 'won't give me blisters'. */
export interface NegatedClause {
  /** The position of the first word after the negated verb. */
  readonly from: number;
  /** The position of the first word that may be refused. */
  readonly start: number;
}

/**
 * Finds a negated clause whose verb begins at a position: after 'that', 'which' or 'who', or before a drawback such
 * as 'crease'. Returns null if there is none.
 */
export function findNegatedClause(reading: Reading, position: number): NegatedClause | null {
  const verb = NEGATED_VERBS.find((words) => reading.hasWordsAt(position, words));
  if (verb === undefined) return null;
  const from = position + verb.length;
  const start = skipWordsBetween(reading, from);
  const isMeant = isRelative(reading, position) || namesDrawback(reading, start);
  return isMeant ? { from, start } : null;
}

/** Whether a negated verb follows a relative word, with or without a pronoun between. */
function isRelative(reading: Reading, position: number): boolean {
  const before = PRONOUNS.has(reading.word(position - 1)) ? position - 2 : position - 1;
  return RELATIVE_WORDS.has(reading.word(before));
}

function skipWordsBetween(reading: Reading, from: number): number {
  let index = from;
  while (
    index < from + MAX_WORDS_BETWEEN &&
    !reading.findSpanAt(index) &&
    WORDS_BETWEEN.has(reading.word(index)) &&
    !reading.isUsed(index)
  )
    index++;
  return index;
}

const namesDrawback = (reading: Reading, position: number): boolean =>
  reading.findSpanAt(position)?.concepts.some(isDrawback) === true;

/** Whether the clause refuses an opinion such as an occasion or a style: 'doesn't look like camping'. */
export function refusesOpinion(reading: Reading, { start }: NegatedClause): boolean {
  const span = reading.findSpanAt(start);
  return span !== undefined && span.concepts.length === listConceptsOfFacet(span, ...OPINIONS).length;
}

const WORDS_AFTER_CLAUSE = new Set('and but for with under in on please to size or'.split(' '));

/** Returns the position after the words of a clause that name nothing known: 'fall down', 'come untucked'. */
export function findEndOfClause(reading: Reading, from: number): number {
  let end = from;
  while (
    !reading.isBreak(end) &&
    !reading.findSpanAt(end) &&
    !reading.isUsed(end) &&
    !WORDS_AFTER_CLAUSE.has(reading.word(end))
  )
    end++;
  return end;
}

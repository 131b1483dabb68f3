import type { Span } from '../lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import { isKind, ofFacet } from './Reading.ts';

/** Words before a garment that make it company for the one wanted, not the one wanted. */
const COMPANY = new Set('for with under over beneath underneath like matching match matches complement complements of from than as atop against inside'.split(' '));
const SEEKING = new Set('looking look looked searching search shopping shop hunting hunt after asking ask market need desperate mood hoping wishing ideas idea recommendations options suggestions'.split(' '));
const GENERIC = new Set('something anything outfit outfits item items clothes clothing accessory accessories piece pieces gift what garment look'.split(' '));
const SUIT_IS_VERB_AFTER = new Set('would will to that which might can could may should not dont doesnt must'.split(' '));
const SUIT_IS_VERB_BEFORE = new Set('me my a an the her his him any every all someone people both everyone'.split(' '));

/** Idioms in which a garment's name is none. */
const IDIOMS: readonly (readonly string[])[] = [
  'dress code', 'dress up', 'dress down', 'dress for', 'to dress', 'should i dress', 'dress rehearsal', 'dress like', 'over the top', 'on top', 'on top of', 'top quality', 'top notch', 'top rated',
  'in short', 'coat of', 'best of both', 'a tie', 'belt and', 'ring bearer', 'suit up', 'jean paul', 'suitable for', 'hat on', 'capped', 'watch the', 'watching',
].map((idiom) => idiom.split(' '));

/** Marks idioms, so that no garment is read into them. */
export function dropIdioms(reading: Reading): void {
  reading.tokens.forEach((_, at) => {
    for (const idiom of IDIOMS) if (reading.says(at, idiom)) reading.use(at, at + idiom.length);
    const word = reading.word(at);
    if (word !== 'suit' && word !== 'suits') return;
    const isVerb = SUIT_IS_VERB_AFTER.has(reading.word(at - 1)) || SUIT_IS_VERB_BEFORE.has(reading.word(at + 1));
    if (isVerb && !['a', 'the', 'this'].includes(reading.word(at - 1))) reading.use(at, at + 1);
  });
}

/**
 * Decides which garments are wanted. Of neighbours the last is the head ('polo dress' is a dress);
 * a garment after 'to go with', 'for', 'under' only keeps company.
 */
export function readGarments(reading: Reading): Span[] {
  const kinds = reading.withRole('wanted').filter(isKind);
  for (const [index, span] of kinds.entries()) {
    const next = kinds[index + 1];
    if (next?.from === span.to) reading.assign(span, 'dropped');
  }
  const heads = kinds.filter((span) => reading.roleOf(span) === 'wanted');
  for (const span of heads) if (isCompany(reading, span)) markCompany(reading, span);
  const wanted = heads.filter((span) => reading.roleOf(span) === 'wanted');
  return wanted.length > 0 ? wanted : promoted(reading, heads);
}

/** Looks back over the describing words to what leads up to the garment. */
function leadOf(reading: Reading, span: Span): number {
  let at = span.from - 1;
  while (at >= 0 && !reading.isBreak(at) && isDescribing(reading, at)) at--;
  return at;
}

const DETERMINERS = new Set('a an the my your his her their our some any this that these those new nice pair of set old another existing own favorite favourite and it them'.split(' '));

function isDescribing(reading: Reading, at: number): boolean {
  const word = reading.word(at);
  if (word === 'of') return reading.word(at - 1) === 'pair' || reading.word(at - 1) === 'set';
  if (word === 'and') return !isKindAt(reading, at - 1) && reading.spanAt(at - 1) !== undefined && reading.spanAt(at + 1) !== undefined;
  const span = reading.spanAt(at);
  return DETERMINERS.has(word) || (span !== undefined && !isKind(span)) || (!COMPANY.has(word) && !reading.isUsed(at) && word.length > 0 && isAdjective(word));
}

function isAdjective(word: string): boolean {
  return !['and', 'or', 'but', 'in', 'to', 'wear', 'go', 'goes', 'i', 'want', 'need', 'is', 'not'].includes(word) && !SEEKING.has(word) && !GENERIC.has(word);
}

function isKindAt(reading: Reading, at: number): boolean {
  const span = reading.spanAt(at);
  return span !== undefined && isKind(span);
}

function isCompany(reading: Reading, span: Span): boolean {
  const at = leadOf(reading, span);
  const word = reading.word(at);
  if (!COMPANY.has(word) || reading.isUsed(at)) return false;
  if (word === 'of' || word === 'from') return false;
  return word !== 'for' || !SEEKING.has(reading.word(at - 1));
}

/** The garment and what describes it say nothing of the one wanted. */
function markCompany(reading: Reading, span: Span): void {
  reading.assign(span, 'context');
  const lead = leadOf(reading, span);
  for (const other of reading.spans) {
    const describes = other.from > lead && other.to <= span.from;
    if (describes && reading.roleOf(other) === 'wanted' && ofFacet(other, 'gender', 'occasion', 'season').length === 0) reading.assign(other, 'context');
  }
}

/** 'Ideas for a coat': where nothing else is named, the company is what is wanted. */
function promoted(reading: Reading, heads: readonly Span[]): Span[] {
  const isForSomething = reading.tokens.some((_, at) => GENERIC.has(reading.word(at)));
  const chosen = heads.filter((span) => !isForSomething && reading.word(leadOf(reading, span)) === 'for');
  for (const span of chosen) {
    const lead = leadOf(reading, span);
    for (const other of reading.spans) {
      if (other.from > lead && other.to <= span.to && reading.roleOf(other) === 'context') reading.assign(other, 'wanted');
    }
  }
  return chosen;
}

import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import { isKind, listConceptsOfFacet } from './Reading.ts';

/** Words such as 'with' before a garment to combine with the wanted garment. */
const COMPANY_WORDS = new Set(
  'for with into under over beneath underneath like matching match matches complement complements of from than as atop against inside'.split(
    ' ',
  ),
);
const SEEKING_WORDS = new Set(
  'looking look looked searching search shopping shop hunting hunt after asking ask market need desperate mood hoping wishing ideas idea recommendations options suggestions'.split(
    ' ',
  ),
);
/** Verbs before 'like' in a comparison, such as 'looks like a blazer'. In 'would like a blazer', 'like' is a wish. */
const COMPARING_WORDS = new Set('looks look looking feels fits drapes'.split(' '));
const GENERIC_WORDS = new Set(
  'something anything outfit outfits item items clothes clothing accessory accessories piece pieces gift what garment look'.split(
    ' ',
  ),
);
const PAIRING_WORDS = new Set(
  'go goes going wear wears worn wearing pair pairs paired pairing match matches matching style styled works work team combine look looks'.split(
    ' ',
  ),
);
const MANNER_WORDS = new Set(
  'separates style styled type inspired esque length weather season collar pocket pockets pattern print fabric material neck hanger rack'.split(
    ' ',
  ),
);
const SUIT_IS_VERB_AFTER = new Set(
  'would will to that which might can could may should not dont doesnt must'.split(' '),
);
const SUIT_IS_VERB_BEFORE = new Set('me my a an the her his him any every all someone people both everyone'.split(' '));

const WORDS_BEFORE_VERB_LAYER = new Set('under over with beneath underneath it up'.split(' '));

/** Verbs before a garment that the shopper already has ('I have a navy blazer'). */
const POSSESSION_VERBS = new Set('have has got own owns bought wearing wears had'.split(' '));
const PLENTY_WORDS = new Set('plenty lots loads enough tons dozens'.split(' '));
const REPLACING_WORDS = new Set('replace replacing replaces upgrade upgrading update updating renew like'.split(' '));

/** Idioms with a garment word that names no garment. */
const IDIOMS: readonly (readonly string[])[] = [
  ...['up', 'down', 'like', 'code', 'rehearsal'].map((word) => `dress ${word}`),
  'dressed like',
  'to dress',
  'should i dress',
  'i dress',
  'over the top',
  'on top of',
  'works with',
  'work with',
  'works for',
  'that works',
  'will work',
  'would work',
  'could work',
  'works well',
  'work well',
  'top quality',
  'top notch',
  'top rated',
  'to layer',
  'can layer',
  'in short',
  'as long as',
  'so long as',
  'no longer',
  'long time',
  'coat of',
  'best of both',
  ...['with', 'without', 'wear', 'has', 'have', 'had', 'for', 'or', 'of', 'no'].map((word) => `${word} a tie`),
  ...['at', 'waist', 'neck', 'belt', 'detail', 'front', 'back', 'is', 'would', 'feels', 'seems', 'too'].map(
    (word) => `a tie ${word}`,
  ),
  'belt and',
  'ring bearer',
  'suit up',
  'jean paul',
  'suitable for',
  'hat on',
  'capped',
  'watch the',
  'watching',
  'shades of',
  'secret santa',
  'kris kringle',
  'stocking filler',
  'stocking stuffer',
].map((idiom) => idiom.split(' '));

export function dropIdioms(reading: Reading): void {
  reading.tokens.forEach((_, position) => {
    for (const idiom of IDIOMS)
      if (reading.hasWordsAt(position, idiom) && !idiom.some((_word, offset) => reading.isUsed(position + offset)))
        reading.markUsed(position, position + idiom.length);
    const word = reading.word(position);
    if (word === 'layer' && WORDS_BEFORE_VERB_LAYER.has(reading.word(position + 1)))
      reading.markUsed(position, position + 1);
    if (word !== 'suit' && word !== 'suits') return;
    const isVerb =
      SUIT_IS_VERB_AFTER.has(reading.word(position - 1)) || SUIT_IS_VERB_BEFORE.has(reading.word(position + 1));
    if (isVerb && !['a', 'the', 'this'].includes(reading.word(position - 1))) reading.markUsed(position, position + 1);
  });
}

/**
 * Finds the wanted garments. The last of adjacent garment words is the main word ('polo dress' is a dress). A garment
 * after 'to go with', 'for' or 'under' is not wanted itself.
 */
export function readGarments(reading: Reading): Span[] {
  const headSpans = findHeads(reading);
  markCompanions(reading, headSpans);
  const wantedSpans = headSpans.filter((span) => reading.getRole(span) === 'wanted');
  if (wantedSpans.length > 0) return wantedSpans;
  const promotedSpans = promoteGarments(reading, headSpans);
  if (promotedSpans.length > 0) return promotedSpans;
  const sparedSpans = findSparedGarments(reading);
  return sparedSpans.length > 0 || headSpans.length > 0 ? sparedSpans : findImpliedGarments(reading);
}

/** Finds the garment words that are main words: in 'polo dress', 'dress'. */
function findHeads(reading: Reading): Span[] {
  const kinds = reading.findSpansWithRole('wanted').filter(isKind);
  for (const [index, span] of kinds.entries()) {
    const nextSpan = kinds[index + 1];
    if (nextSpan?.from === span.to && isPairedWith(reading, span)) continue;
    if (
      nextSpan?.from === span.to ||
      describesManner(reading, span) ||
      (nextSpan && describesNext(reading, span, nextSpan))
    )
      reading.assignRole(span, 'modifier');
  }
  return kinds.filter((span) => reading.getRole(span) === 'wanted');
}

/** Whether the query combines this garment with the wanted one, like the boots in 'goes with brown boots skirt'. */
function isPairedWith(reading: Reading, span: Span): boolean {
  const position = findLeadPosition(reading, span);
  return (
    reading.word(position) === 'with' &&
    PAIRING_WORDS.has(reading.word(position - 1)) &&
    !ATTRIBUTIVE_WORDS.has(span.phrase)
  );
}

function markCompanions(reading: Reading, headSpans: readonly Span[]): void {
  for (const [index, span] of headSpans.entries()) {
    const isCompanion =
      isListedWithCompanion(reading, headSpans[index - 1], span) ||
      isCompany(reading, span) ||
      (headSpans.length > 1 && isOwned(reading, span)) ||
      (index > 0 && isObjectOfVerb(reading, span));
    if (isCompanion) markCompany(reading, span);
  }
}

/**
 * Whether a list joins a garment to one that is only to be combined, like the skirt in 'to wear with jeans or a
 * skirt'.
 */
function isListedWithCompanion(reading: Reading, spanBefore: Span | undefined, span: Span): boolean {
  return (
    spanBefore !== undefined && reading.getRole(spanBefore) === 'context' && isListedWith(reading, spanBefore, span)
  );
}

/** Finds cuts that imply a garment: 'a roll neck in merino', 'something wide leg'. */
function findImpliedGarments(reading: Reading): Span[] {
  return reading
    .findSpansWithRole('wanted')
    .filter((span) => span.concepts.some(({ kinds }) => Object.keys(kinds).length > 0))
    .slice(0, 1);
}

/** Whether the query lacks a general word for clothes, such as 'something' or 'an outfit'. */
export function namesNothingElse(reading: Reading): boolean {
  return !reading.tokens.some(
    (_, position) => GENERIC_WORDS.has(reading.word(position)) && !isExceptionCue(reading, position),
  );
}

/** Whether 'anything' begins an exception: 'anything but a black dress' asks for dresses. */
const isExceptionCue = (reading: Reading, position: number): boolean =>
  reading.word(position) === 'anything' && ['but', 'except', 'bar'].includes(reading.word(position + 1));

/** Garment words that also describe other garments, such as 'polo' in 'polo dress'. */
const ATTRIBUTIVE_WORDS = new Set(
  'knit maxi polo trench bomber puffer cami jumper sweatshirt tuxedo tux shirt tee suit shell cable parka kimono smock pinafore chino jogger denim jean cape duster bodysuit swing'.split(
    ' ',
  ),
);

/**
 * Whether a garment word describes the next garment word, also across adjectives: 'a knit summer dress', 'a maxi
 * linen skirt'.
 */
function describesNext(reading: Reading, span: Span, nextSpan: Span): boolean {
  if (!ATTRIBUTIVE_WORDS.has(reading.word(span.from)) || span.to - span.from > 1) return false;
  for (let index = span.to; index < nextSpan.from; index++) {
    const spanBetween = reading.findSpanAt(index);
    if (reading.isBreak(index) || !spanBetween || listConceptsOfFacet(spanBetween, 'gender', 'size').length > 0)
      return false;
  }
  return true;
}

/** Whether a garment word only describes the word after it, as in 'blazer-style jacket' and 'sweater weather'. */
function describesManner(reading: Reading, span: Span): boolean {
  return MANNER_WORDS.has(reading.word(span.to)) && !reading.isUsed(span.to);
}

/**
 * Finds wanted garments in exclusions: 'no skinny jeans' alone asks for other jeans. In a query with a general word
 * for clothes ('an outfit, no black dresses'), such a garment is not wanted.
 */
function findSparedGarments(reading: Reading): Span[] {
  const chosenSpans = namesNothingElse(reading) ? reading.findSpansWithRole('spared') : [];
  for (const span of chosenSpans) reading.assignRole(span, 'wanted');
  return chosenSpans;
}

/** Whether 'and' or 'or' joins two garments, as in 'jeans or a skirt'. */
function isListedWith(reading: Reading, spanBefore: Span, span: Span): boolean {
  const position = findLeadPosition(reading, span);
  return position === spanBefore.to && ['and', 'or'].includes(reading.word(position));
}

/** Whether the shopper already owns the garment: 'I have a navy blazer', 'my grey suit'. */
function isOwned(reading: Reading, span: Span): boolean {
  const leadWordPosition = findLeadPosition(reading, span);
  for (let index = span.from - 1; index > leadWordPosition; index--) {
    if (reading.word(index) === 'my')
      return !REPLACING_WORDS.has(reading.word(index - 1)) && !REPLACING_WORDS.has(reading.word(index - 2));
  }
  const word = reading.word(leadWordPosition);
  const wordBefore = reading.word(leadWordPosition - 1);
  if (word === 'of') return PLENTY_WORDS.has(wordBefore);
  if (word === 'is') return wordBefore === 'mine';
  if (word === 'need') return ['dont', 'not', 'wont'].includes(wordBefore);
  return POSSESSION_VERBS.has(word) && !['do', 'you', 'we', 'to', 'must'].includes(wordBefore);
}

/** Whether the garment is the object of a verb, like the dress in 'a coat to cover a dress'. */
function isObjectOfVerb(reading: Reading, span: Span): boolean {
  const leadWordPosition = findLeadPosition(reading, span);
  if (REPLACING_WORDS.has(reading.word(leadWordPosition)))
    return ['to', 'can', 'could', 'will', 'would'].includes(reading.word(leadWordPosition - 1));
  return (
    reading.word(leadWordPosition) === 'to' &&
    leadWordPosition + 1 < span.from &&
    !DETERMINERS.has(reading.word(leadWordPosition + 1))
  );
}

/** Returns the position of the word before the garment and its adjectives. */
export function findLeadPosition(reading: Reading, span: Span): number {
  let index = span.from - 1;
  while (index >= 0 && !reading.isBreak(index) && isDescribing(reading, index)) index--;
  return index;
}

const DETERMINERS = new Set(
  'a an the my your his her their our some any this that these those new nice pair of set old another existing favorite favourite and it them'.split(
    ' ',
  ),
);

function isDescribing(reading: Reading, position: number): boolean {
  const word = reading.word(position);
  if (word === 'of') return reading.word(position - 1) === 'pair' || reading.word(position - 1) === 'set';
  if (word === 'and') return joinsDescriptions(reading, position);
  const span = reading.findSpanAt(position);
  if (DETERMINERS.has(word) && word !== 'it' && word !== 'them') return true;
  if (span !== undefined && (!isKind(span) || reading.getRole(span) === 'context')) return !isKind(span);
  return word.length > 0 && !reading.isUsed(position) && isAdjective(word);
}

/** Whether 'and' joins two adjectives, as in 'a black and white dress'. */
function joinsDescriptions(reading: Reading, position: number): boolean {
  return (
    !isKindAt(reading, position - 1) &&
    reading.findSpanAt(position - 1) !== undefined &&
    reading.findSpanAt(position + 1) !== undefined
  );
}

/** Words that cannot be adjectives of the garment after them. */
const WORDS_BEFORE_NOUNS: readonly ReadonlySet<string>[] = [
  new Set('and or but in to wear go goes i want need is not find buy get'.split(' ')),
  COMPANY_WORDS,
  POSSESSION_VERBS,
  REPLACING_WORDS,
  SEEKING_WORDS,
  GENERIC_WORDS,
];

function isAdjective(word: string): boolean {
  return WORDS_BEFORE_NOUNS.every((words) => !words.has(word));
}

function isKindAt(reading: Reading, position: number): boolean {
  const span = reading.findSpanAt(position);
  return span !== undefined && isKind(span);
}

function isCompany(reading: Reading, span: Span): boolean {
  const position = findLeadPosition(reading, span);
  const word = reading.word(position);
  if (
    reading.hasWordsAt(position - 2, ['on', 'top', 'of']) ||
    reading.hasWordsAt(position - 1, ['work', 'with']) ||
    reading.hasWordsAt(position - 1, ['works', 'with'])
  )
    return true;
  if (word === 'from') return isKindAt(reading, position - 1);
  if (!COMPANY_WORDS.has(word) || reading.isUsed(position) || word === 'of') return false;
  if (word === 'matching') return hasGarmentBefore(reading, position);
  if (word === 'like') return COMPARING_WORDS.has(reading.word(position - 1)) || isKindAt(reading, position - 1);
  return word !== 'for' || !SEEKING_WORDS.has(reading.word(position - 1));
}

/**
 * Whether a garment precedes 'matching', as in 'a top matching my skirt'. In 'a matching top and skirt', both
 * garments are wanted.
 */
function hasGarmentBefore(reading: Reading, position: number): boolean {
  return (
    reading.spans.some((span) => span.to <= position && isKind(span)) || GENERIC_WORDS.has(reading.word(position - 1))
  );
}

/**
 * Marks a garment that the shopper only wants to combine, with its adjectives, so that the adjectives do not describe
 * the wanted garment.
 */
function markCompany(reading: Reading, span: Span): void {
  reading.assignRole(span, 'context');
  const leadWordPosition = findLeadPosition(reading, span);
  for (const otherSpan of reading.spans) {
    const describesGarment = otherSpan.from > leadWordPosition && otherSpan.to <= span.from;
    if (
      describesGarment &&
      reading.getRole(otherSpan) === 'wanted' &&
      listConceptsOfFacet(otherSpan, 'gender', 'occasion', 'season').length === 0
    )
      reading.assignRole(otherSpan, 'context');
  }
}

/**
 * Makes garments after 'with' or 'for' the wanted ones if the query names no other: 'ideas for a coat', 'happy with a
 * coat'.
 */
function promoteGarments(reading: Reading, headSpans: readonly Span[]): Span[] {
  const isForSomething = !namesNothingElse(reading);
  const chosenSpans = headSpans.filter((span) => {
    const position = findLeadPosition(reading, span);
    const isPaired = PAIRING_WORDS.has(reading.word(position - 1)) || PAIRING_WORDS.has(reading.word(position - 2));
    return !isPaired && (reading.word(position) === 'with' || (!isForSomething && reading.word(position) === 'for'));
  });
  for (const span of chosenSpans) {
    const leadWordPosition = findLeadPosition(reading, span);
    for (const otherSpan of reading.spans) {
      if (otherSpan.from > leadWordPosition && otherSpan.to <= span.to && reading.getRole(otherSpan) === 'context')
        reading.assignRole(otherSpan, 'wanted');
    }
  }
  return chosenSpans;
}

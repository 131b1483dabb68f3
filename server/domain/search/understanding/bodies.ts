import type { Reading } from './Reading.ts';

/**
 * Words that describe a body but also name cuts or sizes. Leaves out tall, petite and plus, which are cuts of
 * clothes.
 */
const BODY_WORDS = new Set('skinny slim thin broad big heavy stocky wide long large small short'.split(' '));
const DEGREE_WORDS = new Set(
  'very really quite so pretty super rather kinda a bit little too also and but always'.split(' '),
);
const PERSON_PHRASES = new Set(['im', 'hes', 'shes', 'youre', 'theyre']);
const PERSON_WORDS = new Set(
  'i he she husband wife son daughter brother sister mother father mum mom dad boyfriend girlfriend partner nephew niece friend kid boy girl'.split(
    ' ',
  ),
);
const MAX_WORDS_BEFORE = 6;

/**
 * Marks words that describe a person ('he is very skinny', 'I am 6 ft but slim'), so that they are not read as cuts.
 */
export function dropBodyWords(reading: Reading): void {
  reading.tokens.forEach((_, position) => {
    if (
      BODY_WORDS.has(reading.word(position)) &&
      isEndOfClause(reading, position + 1) &&
      describesPerson(reading, position)
    )
      reading.markUsed(position, position + 1);
  });
}

function describesPerson(reading: Reading, index: number): boolean {
  for (let position = index - 1; position >= Math.max(0, index - MAX_WORDS_BEFORE); position--) {
    if (isPersonIs(reading, position)) return true;
    if (!canStandBetween(reading, position)) return false;
  }
  return false;
}

const isPersonIs = (reading: Reading, position: number): boolean =>
  PERSON_PHRASES.has(reading.word(position)) ||
  (['is', 'am', 'was'].includes(reading.word(position)) && PERSON_WORDS.has(reading.word(position - 1)));

const canStandBetween = (reading: Reading, position: number): boolean =>
  DEGREE_WORDS.has(reading.word(position)) ||
  BODY_WORDS.has(reading.word(position)) ||
  /^(?:tall|ft|\d.*)$/u.test(reading.word(position)) ||
  reading.tokens[position]?.kind === 'number';

/**
 * Whether a body word ends its clause. Otherwise it may describe a noun: 'he is a big fan', 'she is skinny jeans all
 * the way'.
 */
function isEndOfClause(reading: Reading, position: number): boolean {
  return reading.isBreak(position) || ['and', 'but', 'so', 'with', 'like'].includes(reading.word(position));
}

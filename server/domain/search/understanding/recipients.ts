import { RELATION_WORDS } from '../../language/lexicon/people.ts';
import { toSingular } from '../../language/text/wordForms.ts';
import { CUT_WORDS, EVENT_WORDS, SPEAKING_VERBS } from './personWords.ts';
import type { Reading } from './Reading.ts';
import { isKind } from './Reading.ts';

const PRONOUNS = new Set('him her them'.split(' '));
const OTHER_PEOPLE = new Set(
  'friend colleague coworker partner spouse parent kid teenager neighbor neighbour teacher somebody someone'.split(' '),
);
const OWN_WORDS = new Set('me myself'.split(' '));
const GIFT_WORDS = new Set('gift gifts present presents'.split(' '));
/** The maximum number of words between 'for' and a person: 'for my very best friend'. */
const MAX_WORDS_BEFORE_PERSON = 3;

/**
 * Whether the garment is for somebody else: 'shoes for my dad', 'a gift for her'; false for 'for my brother's
 * wedding'.
 */
export function isForSomebodyElse(reading: Reading): boolean {
  return reading.tokens.some(
    (_token, position) => reading.word(position) === 'for' && namesOtherPerson(reading, position + 1),
  );
}

function namesOtherPerson(reading: Reading, start: number): boolean {
  for (let position = start; position <= start + MAX_WORDS_BEFORE_PERSON && !reading.isBreak(position); position++) {
    const word = reading.word(position);
    if (OWN_WORDS.has(word)) return false;
    if (isPerson(word)) return isGift(reading) || !isOnlyNamed(reading, position);
  }
  return false;
}

const isPerson = (word: string): boolean =>
  PRONOUNS.has(word) || [word, toSingular(word)].some((name) => RELATION_WORDS.has(name) || OTHER_PEOPLE.has(name));

/** Whether the words ask for a gift: 'a gift for my dad', 'birthday presents'. */
export const isGift = (reading: Reading): boolean =>
  reading.tokens.some((_token, position) => GIFT_WORDS.has(reading.word(position)));

/**
 * Whether a person only describes an occasion, a cut or a quotation: 'for her birthday', 'for mom jeans', 'for my wife
 * says'.
 */
function isOnlyNamed(reading: Reading, position: number): boolean {
  const [word, nextWord] = [reading.word(position), reading.word(position + 1)];
  if (EVENT_WORDS.has(nextWord) || SPEAKING_VERBS.has(nextWord)) return true;
  if (word.endsWith('s') && EVENT_WORDS.has(reading.word(position + 2))) return true;
  const span = reading.findSpanAt(position + 1);
  return CUT_WORDS.has(word) && span !== undefined && isKind(span);
}

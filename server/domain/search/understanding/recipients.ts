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
/** The maximum number of words between 'for' and the person: 'for my very best friend'. */
const MAX_WORDS_BEFORE_PERSON = 3;

/**
 * Whether the garment is for somebody else: 'shoes for my dad', 'a gift for her'. In 'for my brother's wedding', it
 * is not.
 */
export function isForSomebodyElse(reading: Reading): boolean {
  return reading.tokens.some((_token, at) => reading.word(at) === 'for' && namesOtherPerson(reading, at + 1));
}

function namesOtherPerson(reading: Reading, from: number): boolean {
  for (let at = from; at <= from + MAX_WORDS_BEFORE_PERSON && !reading.isBreak(at); at++) {
    const word = reading.word(at);
    if (OWN_WORDS.has(word)) return false;
    if (isPerson(word)) return isGift(reading) || !isOnlyNamed(reading, at);
  }
  return false;
}

const isPerson = (word: string): boolean =>
  PRONOUNS.has(word) || [word, toSingular(word)].some((name) => RELATION_WORDS.has(name) || OTHER_PEOPLE.has(name));

/** Whether the words ask for a gift: 'a gift for my dad', 'birthday presents'. */
export const isGift = (reading: Reading): boolean =>
  reading.tokens.some((_token, at) => GIFT_WORDS.has(reading.word(at)));

/**
 * Whether a person only describes an occasion, a cut or a quotation: 'for her birthday', 'for mom jeans', 'for my wife
 * says'.
 */
function isOnlyNamed(reading: Reading, at: number): boolean {
  const [word, next] = [reading.word(at), reading.word(at + 1)];
  if (EVENT_WORDS.has(next) || SPEAKING_VERBS.has(next)) return true;
  if (word.endsWith('s') && EVENT_WORDS.has(reading.word(at + 2))) return true;
  const span = reading.findSpanAt(at + 1);
  return CUT_WORDS.has(word) && span !== undefined && isKind(span);
}

import type { Spelling } from '../../language/lexicon/spelling.ts';
import { computeEditDistance } from '../../language/text/editDistance.ts';
import { removeAccents } from '../../language/text/tokens.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** Words that steer a conversation, such as 'cheaper', and that the spelling correction of the search does not know. */
const STEERING_WORDS = (
  'the how much what which does cheaper cheapest expensive first second third fourth fifth sixth last more less another other different instead without longer shorter warmer lighter darker brighter ' +
  'difference differences compared comparison ' +
  'one two three seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand ' +
  'casual formal similar forget budget price size sizes colour color colours colors material fabric brand sale please something anything show available made like thanks thank hello both compare between'
).split(' ');
const WORD_BY_SHORTHAND: Readonly<Record<string, string>> = createDictionary({
  hw: 'how',
  pls: 'please',
  plz: 'please',
  u: 'you',
  r: 'are',
  ur: 'your',
  smth: 'something',
  sth: 'something',
  abt: 'about',
  wat: 'what',
  wot: 'what',
  hv: 'have',
  wd: 'would',
  cld: 'could',
  gimme: 'give me',
  lemme: 'let me',
  gday: 'hello',
  tbh: '',
  idk: 'dont know',
  dunno: 'dont know',
  w: 'with',
  wid: 'with',
  wit: 'with',
  poss: 'possible',
  yr: 'your',
  cos: 'because',
  cuz: 'because',
  coz: 'because',
  bcos: 'because',
});
/** Maximum number of misspellings to correct. */
const MAX_MENDED = 40;
const MAX_CHARACTERS = 4_000;

/** Corrects misspelled words that steer the conversation. Leaves other words unchanged. */
export function correctSpeech(message: string, spelling: Spelling): string {
  let correctionCount = 0;
  return message.slice(0, MAX_CHARACTERS).replace(/[\p{L}'’]+(?!\/)/gu, (word) => {
    const plainWord = removeAccents(word);
    const fullWord = WORD_BY_SHORTHAND[plainWord];
    if (fullWord !== undefined) return fullWord;
    if (
      correctionCount >= MAX_MENDED ||
      plainWord.length < 3 ||
      !/^[a-z]+$/u.test(plainWord) ||
      STEERING_WORDS.includes(plainWord) ||
      spelling.isKnown(plainWord)
    )
      return word;
    correctionCount++;
    return findNearestWord(plainWord) ?? word;
  });
}

function findNearestWord(word: string): string | null {
  const limit = word.length > 6 ? 2 : 1;
  const nearWords = STEERING_WORDS.filter((knownWord) => knownWord.length > 3 || knownWord.length === word.length);
  return (
    nearWords.find((knownWord) => knownWord[0] === word[0] && computeEditDistance(word, knownWord, limit) <= limit) ??
    null
  );
}

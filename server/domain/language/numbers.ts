import { createDictionary } from '../text/createDictionary.ts';

export const DIGIT_WORDS = 'one two three four five six seven eight nine'.split(' ');
const TEEN_WORDS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
export const TEN_WORDS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const ORDINAL_WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

/** The value of each number word, including a common misspelling and vague amounts. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = createDictionary({
  ...Object.fromEntries(DIGIT_WORDS.map((word, index) => [word, index + 1])),
  ten: 10,
  ...Object.fromEntries(TEEN_WORDS.map((word, index) => [word, index + 11])),
  ...Object.fromEntries(TEN_WORDS.map((word, index) => [word, (index + 2) * 10])),
  fourty: 40,
  couple: 2,
  few: 3,
});

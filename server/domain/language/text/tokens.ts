import { anyOf } from './anyOf.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** A word, number or sign in a shopper's text. `word` is lower case, without accents and apostrophes. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'money' | 'dash' | 'break';
  /** The value of a number; 0 for words. */
  readonly value: number;
  /** Whether the word is written in capitals, as letter sizes are. */
  readonly hasCapitals: boolean;
}

/** Maximum number of tokens. Later text is ignored. */
const MAX_TOKENS = 600;

const TAG_PATTERN = /<[a-z/!][^<>]*>/giu;
const ENTITY_PATTERN = /&(?:#\d{1,6}|[a-z]{2,8});/giu;
const TOKEN_PATTERN = new RegExp(
  anyOf(
    String.raw`(?<number>\d{1,9}(?:[.,]\d{1,3}){0,3}(?![\p{L}\p{N}]))`,
    String.raw`(?<word>(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,39}(?:['’ʼ][\p{L}]{1,12}){0,2})|(?<money>[$£€₹₦¥])`,
    String.raw`(?<mark>[-–—~<>%/&+,;:.!?()\n])|(?<picture>\p{Extended_Pictographic})`,
  ),
  'gu',
);

/** Emoji that name a garment. */
const WORD_BY_EMOJI: Readonly<Record<string, string>> = createDictionary({
  '👗': 'dress',
  '👖': 'jeans',
  '👕': 'tee',
  '🧥': 'coat',
  '🩳': 'shorts',
  '👔': 'shirt',
  '👚': 'blouse',
  '🥻': 'dress',
});
const WORD_BY_MARK: Readonly<Record<string, string>> = createDictionary({
  '~': 'around',
  '<': 'under',
  '>': 'over',
  '%': 'percent',
  '/': 'or',
  '&': 'and',
  '+': 'and',
});

/** Matches '-' or '!' before a word, which mean 'not', as in 'dress -black' and 'dress !black'. */
const REFUSAL_SIGN_PATTERN = /(?<=[^\s,;:.] )[-!](?=\p{L})/gu;

/** Converts to lower case, and removes accents, apostrophes and compatibility forms of letters. */
export function removeAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();
}

/** Heights and weights of people: `5'4`, '6 ft 3', 'six foot two', '1.90 m', '1 meter 90', '180 cm', '115 kilos'. */
const BODY_MEASURE_PATTERN = new RegExp(
  anyOf(
    String.raw`\b[4-7]\s?['’′]\s?\d{1,2}\b(?:["”″]|'')?`,
    String.raw`\b(?:[4-7]|five|six) ?(?:ft|foot|feet)(?:\b|(?=\d))(?: ?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b)?`,
    String.raw`\b[12][.,]\d{2} ?(?:m|met(?:er|re)s?)\b`,
    String.raw`\b[12] ?m(?:et(?:er|re)s?)? ?\d{2}\b`,
    String.raw`\b(?:1[4-9]|2[01])\d ?cms?\b`,
    String.raw`\b\d{2,3} ?(?:kgs?|kilos?|lbs?)\b`,
    String.raw`\b\d{1,2} ?stone\b`,
  ),
  'giu',
);

/** Matches the sign for inches, as in '36"', but not the end of a quotation. */
const INCH_SIGN_PATTERN = /(?<=\b\d{1,2})(?:["”″]|'')(?![\p{L}\p{N}])/gu;
/** A unit joined to its number: '81cm', '32in', '1.5k'. */
const JOINED_UNIT_PATTERN = /(?<=\d)(cms?|mm|inch|inches|in|(?<=[.,]\d{1,2})k)\b/giu;

/** Splits a text in linear time. Leaves out body measurements and HTML tags. Never throws. */
export function tokenize(text: string): Token[] {
  const readableText = text
    .replace(TAG_PATTERN, ' ')
    .replace(ENTITY_PATTERN, ' ')
    .replace(REFUSAL_SIGN_PATTERN, 'not ')
    .replace(BODY_MEASURE_PATTERN, ' ')
    .replace(INCH_SIGN_PATTERN, ' inch ')
    .replace(JOINED_UNIT_PATTERN, ' $1');
  const tokens: Token[] = [];
  for (const match of readableText.matchAll(TOKEN_PATTERN)) {
    if (tokens.length === MAX_TOKENS) break;
    const isPlusSize = match[0] === '+' && tokens.at(-1)?.kind === 'number';
    const token = isPlusSize ? createToken('word', 'plus') : createTokenFromMatch(match.groups ?? {});
    if (token) tokens.push(token);
  }
  return tokens.filter((token, index) => token.kind !== 'dash' || isNumberSeparator(tokens, index));
}

const ASCII_TEXT_PATTERN = /^[\x00-\x7f]*$/u;

/** The words of a catalogue text in order. Numbers count as words, and '&' becomes 'and'. */
export function splitWords(text: string): string[] {
  const textWithAnd = text.includes('&') ? text.replaceAll('&', ' and ') : text;
  if (ASCII_TEXT_PATTERN.test(textWithAnd))
    return (
      textWithAnd
        .replaceAll("'", '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    );
  return removeAccents(textWithAnd).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function createTokenFromMatch(groups: Readonly<Record<string, string | undefined>>): Token | null {
  const { number, word, money, mark, picture } = groups;
  if (number !== undefined) return createToken('number', number, parseNumber(number));
  if (word !== undefined)
    return { ...createToken('word', removeAccents(word)), hasCapitals: word.toUpperCase() === word };
  if (money !== undefined) return createToken('money', money);
  if (picture !== undefined) return WORD_BY_EMOJI[picture] ? createToken('word', WORD_BY_EMOJI[picture]) : null;
  if (mark === undefined) return null;
  const spokenWord = WORD_BY_MARK[mark];
  if (spokenWord) return createToken('word', spokenWord);
  return createToken('-–—'.includes(mark) ? 'dash' : 'break', mark);
}

function createToken(kind: Token['kind'], text: string, value = 0): Token {
  return { text, kind, value, hasCapitals: false };
}

/** Parses a number: '1,200' has a thousands separator, '79,95' has decimals. */
function parseNumber(text: string): number {
  const ungroupedText = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/u.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  const value = Number.parseFloat(ungroupedText);
  return Number.isFinite(value) ? value : 0;
}

function isNumberSeparator(tokens: readonly Token[], index: number): boolean {
  const kindBefore = tokens[index - 1]?.kind;
  const kindAfter = tokens[index + 1]?.kind;
  return kindBefore === 'number' && (kindAfter === 'number' || kindAfter === 'money');
}

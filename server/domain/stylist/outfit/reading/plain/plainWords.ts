import { COLORS } from '../../../../../../src/domain/catalogue/vocabulary.ts';
import { Utterance } from '../../../hearing/Utterance.ts';

/** Maximum number of characters of a message that may be only a plain wish. */
const MAX_LENGTH = 120;
const PUNCTUATION: ReadonlySet<string> = new Set(['.', '!', '?', ' ']);

/**
 * Returns the words of a short message without apostrophes, hyphens and the punctuation at the end; '' for a long
 * message.
 */
export function readPlainWords(message: string): string {
  if (message.length > MAX_LENGTH) return '';
  const words = [...new Utterance(message).whole.replaceAll('-', ' ').replace(/[’']/gu, '')];
  const end = words.findLastIndex((character) => !PUNCTUATION.has(character));
  return words
    .slice(0, end + 1)
    .join('')
    .replace(/ {2,}/gu, ' ');
}

/** Words before a wish that do not change its meaning. */
export const OPENING_PATTERN =
  /^(?:(?:it|this|them|everything|its|it is|it looks|it seems|theyre|they are|thats|that is|this is|ok(?:ay)?|hm+|well|and|but|so|now|then|yes|please|actually|maybe|perhaps|rather|(?:can|could|would|will) (?:you|we|i|it|that|they)|(?:i|we)(?:d| would)? (?:like|love|want|need|prefer|rather have)|give me|get me|make(?: (?:it|that|this|them|everything)(?: look| feel)?)?|put me|dress me|lets? (?:have|go|try)|how about|what about|(?:it|that|this|they|everything) (?:should|could|must|can)(?: be| have)?|i want (?:it|them|everything)|try|have|with|be|in|only|just|all|something|somewhat|anything|slightly|a (?:bit|little|touch|lot)|much|even|way) )+/u;
const CLOSING_PATTERN =
  / (?:please|instead|then|though|thanks|thank you|for me|a bit|a little|a touch|a tad|slightly|somewhat|if possible|this time|overall|if you can|now|only|all over)$/u;
/** Words between two wishes: 'flat shoes and a bigger bag'. */
export const AND_PATTERN = / ?(?:,| and | but |&) ?/u;

/** The names of the catalogue's colors, as alternatives of a pattern. */
export const COLOR_NAMES = COLORS.join('|').toLowerCase();

/** Returns a wish without the polite words around it. */
export const stripWish = (text: string): string => cutEnd(text.replace(OPENING_PATTERN, ''), CLOSING_PATTERN).trim();

/** Removes words from the end of a text as long as they match. */
function cutEnd(text: string, end: RegExp): string {
  const cut = text.replace(end, '');
  return cut === text ? text : cutEnd(cut, end);
}

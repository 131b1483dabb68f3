import { COLORS } from '../../../../../../src/domain/catalogue/vocabulary.ts';
import type { Language } from '../../../hearing/hear.ts';
import { readParts } from '../../../wish/readParts.ts';
import type { OutfitEdit } from '../../OutfitEdit.ts';
import { createTerms } from '../../OutfitEdit.ts';
import { readTerms } from '../readTerms.ts';
import { COLOR_NAMES } from './plainWords.ts';

const MAX_WORDS = 10;
/** Matches the beginning of words about the occasion: 'it is for', 'make it for'. */
const PURPOSE_START_PATTERN =
  /^(?:(?:ok|no|but|and|so|sorry|actually|now|oh|wait),? )*(?:(?:(?:it|this|that|the outfit)(?: is|s| should be| must be| will be)?|make it|something|an outfit|i need it|i want it|rather) )*(?:actually |rather |meant |better )?for /u;
const BESIDE_PATTERN = /\b(?:an?|the|my|our|to|in|at|on|please|instead|actually|though|rather|then|and)\b/gu;

/** Reads a message that only tells another occasion: 'for a wedding', 'it is for the office'. */
export function readPlainOccasion(words: string, { lexicon, spelling }: Language): OutfitEdit | null {
  const purposeMatch = PURPOSE_START_PATTERN.exec(words);
  if (purposeMatch === null || words.split(' ').length > MAX_WORDS) return null;
  const reading = readParts(words.slice(purposeMatch[0].length), lexicon, spelling);
  const terms = readTerms(reading);
  if (terms.occasion === null || reading.parts.some(({ facet }) => facet !== 'occasion' && facet !== 'season'))
    return null;
  const remainingText = reading.parts.reduce(
    (left, part) => left.replace(part.words, ' '),
    words.slice(purposeMatch[0].length).replace(/\b(?:spring|summer|autumn|fall|winter)\b/gu, ' '),
  );
  return remainingText.replace(BESIDE_PATTERN, ' ').trim() === ''
    ? { kind: 'terms', terms: { ...terms, words: '' } }
    : null;
}

/** Matches words which say that a color is for all pieces. */
const OF_ALL_PATTERN =
  /\b(?:all(?: of it)?|everything|every piece|entirely|completely|(?:the )?(?:whole|entire) (?:outfit|look|thing)|head to toe|an? (?:outfit|look)|the outfit|the look|outfit|look)\b/gu;
const AROUND_PATTERN =
  /\b(?:(?:can|could|would) (?:you|it|i|we)|make|should|must|be|have|want|would like|id like|i|it|is|please|instead|in|only|just|and|or|from|a|then|colou?rs?|colou?red|to|like|give me|put together)\b/gu;

/** Reads a message that only tells a color for all pieces: 'all in black please', 'an outfit in green'. */
export function readPlainColor(words: string, { lexicon, spelling }: Language): OutfitEdit | null {
  if (words.search(OF_ALL_PATTERN) < 0 || words.split(' ').length > MAX_WORDS) return null;
  const remainingText = words.replace(OF_ALL_PATTERN, ' ').replace(AROUND_PATTERN, ' ').replace(/\s+/gu, ' ').trim();
  const [name, ...otherWords] = new Set(remainingText.split(' '));
  const color = COLORS.find((otherColor) => otherColor.toLowerCase() === name);
  if (color === undefined || otherWords.length > 0) return null;
  if (!readParts(remainingText, lexicon, spelling).wish.colors.includes(color)) return null;
  return {
    kind: 'restyle',
    garment: null,
    slot: null,
    traits: [`in${color}`],
    differences: [],
    isOther: false,
    said: `in ${color.toLowerCase()}`,
  };
}

const NO_COLOR_PATTERN = new RegExp(String.raw`^(?:no|not|without|nothing) (?:any )?(${COLOR_NAMES})$`, 'u');

/** Reads the refusal of a color for all pieces: 'no red'. */
export function readRefusedColor(text: string): readonly OutfitEdit[] | null {
  const color = NO_COLOR_PATTERN.exec(text.trim())?.[1];
  if (color === undefined) return null;
  return [{ kind: 'terms', terms: createTerms(`no ${color}`) }];
}

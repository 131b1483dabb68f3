import { createDictionary } from '../text/createDictionary.ts';
import type { CatalogueItem } from './CatalogueItem.ts';

const WEARER_PATTERN = /^(?:wo)?men(?:['’]?s)?$|^(?:unisex|ladies|gents|boys|girls)$/iu;
/** Matches an article number in a name: '(jne3408)', 'es3434i'. It has more digits than a size or a count. */
const ARTICLE_NUMBER_PATTERN = /^\(?(?=[\d/]*[a-z])(?:[a-z/]*\d){3}[a-z\d/]*\)?$/iu;
/** Matches an article number behind a dash: 'gd-1172-seta-77'. */
const ARTICLE_LABEL_PATTERN = /^(?=\D*\d)[a-z\d/-]{5,}$/u;
const MIN_WORDS = 2;

type Titled = Pick<CatalogueItem, 'shortDescription' | 'brand' | 'colors'>;

/**
 * Shortens a title that repeats what the card shows anyway. Some shops begin it with the brand ('Puma Men Logo Tee
 * Yellow'), others end it with a dash and the color ('Womens cotton kurta (jne3408) - black'). Other titles stay
 * unchanged.
 */
export function shortenTitle(item: Titled): string {
  const { shortDescription, brand } = item;
  if (brand !== '' && shortDescription.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return shortenBranded(item);
  const dash = shortDescription.lastIndexOf(' - ');
  const hasLabel = dash >= 0 && isLabel(shortDescription.slice(dash + 3), item);
  const name = hasLabel ? shortDescription.slice(0, dash) : shortDescription;
  return hasLabel || LEADING_WEARER_PATTERN.test(name) ? (shortenLabeled(name) ?? shortDescription) : shortDescription;
}

const LEADING_WEARER_PATTERN = /^(?:(?:wo)?men['’]?s|ladies) /iu;

function shortenBranded({ shortDescription, brand, colors }: Titled): string {
  const words = splitWords(shortDescription.slice(brand.length));
  const ownColors = new Set(colors.map((color) => color.toLowerCase()));
  const wordsWithoutWearer = words.filter(
    (word) => !WEARER_PATTERN.test(word) && word.toLowerCase() !== brand.toLowerCase(),
  );
  const wordsWithoutColor = wordsWithoutWearer.filter((word) => !ownColors.has(word.toLowerCase()));
  const shortenedWords = [wordsWithoutColor, wordsWithoutWearer, words].find(({ length }) => length >= MIN_WORDS);
  return shortenedWords === undefined ? shortDescription : capitalizeFirst(shortenedWords.join(' '));
}

/** Removes wearer and article number from a title in lower case; null if too little would be left. */
function shortenLabeled(name: string): string | null {
  const words = splitWords(name);
  const remainingWords = words.filter((word) => !WEARER_PATTERN.test(word) && !ARTICLE_NUMBER_PATTERN.test(word));
  return remainingWords.length < MIN_WORDS ? null : capitalizeFirst(remainingWords.join(' '));
}

/**
 * Whether a label behind the dash is an article number or a color: a word beside known colors, or two words that end
 * with one ('dark blue').
 */
function isLabel(label: string, { colors }: Titled): boolean {
  const words = splitWords(label.toLowerCase());
  const lastWord = words.at(-1) ?? '';
  if (words.length === 1)
    return ARTICLE_LABEL_PATTERN.test(lastWord) || (colors.length > 0 && /^\p{L}+$/u.test(lastWord));
  return words.length === 2 && colors.some((color) => color.toLowerCase() === (SHADES[lastWord] ?? lastWord));
}

/** Other names of colors that follow an adjective ('mid grey'). */
const SHADES = createDictionary({ grey: 'gray', navy: 'blue', multi: 'multicolor' });

const splitWords = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

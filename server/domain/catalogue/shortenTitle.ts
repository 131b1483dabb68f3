import { AMBIGUOUS_COLOR_NAMES, COLOR_NAMES } from '../language/lexicon/colorNames.ts';
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
  const withoutWearer = words.filter(
    (word) => !WEARER_PATTERN.test(word) && word.toLowerCase() !== brand.toLowerCase(),
  );
  const withoutColor = withoutWearer.filter((word) => !ownColors.has(word.toLowerCase()));
  const shortened = [withoutColor, withoutWearer, words].find(({ length }) => length >= MIN_WORDS);
  return shortened === undefined ? shortDescription : capitalizeFirst(shortened.join(' '));
}

/** Removes wearer and article number from a title in lower case; null if too little would be left. */
function shortenLabeled(name: string): string | null {
  const words = splitWords(name);
  const shortened = words.filter((word) => !WEARER_PATTERN.test(word) && !ARTICLE_NUMBER_PATTERN.test(word));
  return shortened.length < MIN_WORDS ? null : capitalizeFirst(shortened.join(' '));
}

/** Whether a label behind the dash is a color or an article number. A single word beside a known color names it. */
function isLabel(label: string, { colors }: Titled): boolean {
  const name = label.trim().toLowerCase();
  if (ARTICLE_LABEL_PATTERN.test(name) || KNOWN_COLOR_NAMES.has(name)) return true;
  const [first = '', last = first, ...others] = splitWords(name);
  const isOwnColor = (word: string): boolean => colors.some((color) => color.toLowerCase() === word);
  if (colors.length > 0 && /^\p{L}+$/u.test(name)) return true;
  return others.length === 0 && (isOwnColor(last) || KNOWN_COLOR_NAMES.has(last));
}

const KNOWN_COLOR_NAMES: ReadonlySet<string> = new Set(
  [COLOR_NAMES, AMBIGUOUS_COLOR_NAMES].flatMap((names) => Object.values(names).flatMap((list) => list.split(', '))),
);

const splitWords = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

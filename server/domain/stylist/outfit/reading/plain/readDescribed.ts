import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { Language } from '../../../hearing/hear.ts';
import { readParts } from '../../../wish/readParts.ts';
import type { WishPart } from '../../../wish/WishPart.ts';
import { findPlace } from '../../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../../OutfitEdit.ts';
import { describeAnew } from '../describeAnew.ts';
import { readGarments } from '../readGarments.ts';
import { hasAttributes } from '../readWanted.ts';
import { COLOR_NAMES } from './plainWords.ts';

/** Reads a garment with its description, which replaces the present piece: 'a red top', 'a silk blouse instead'. */
export function readDescribed(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const [garment, ...otherGarments] = readGarments(text, language);
  if (garment === undefined || otherGarments.length > 0 || !describes(garment, language)) return null;
  if (POINTS_OR_TELLS_PATTERN.test(text)) return null;
  const { parts, unknown } = readParts(text, language.lexicon, language.spelling);
  const isOnlyOfIt =
    unknown.length === 0 && parts.every(({ facet, stance }) => stance === 'wanted' && PIECE_FACETS.has(facet));
  if (removeParts(text, parts) !== '') return null;
  const place = findPlace(outfit, garment);
  const hasPresentPiece = place !== undefined && place.slot === garment.slot && !place.isOwned && place.itemId !== null;
  if (!isOnlyOfIt || !hasPresentPiece) return null;
  if (!garment.kinds.includes(place.kind)) return [{ kind: 'swap', garment, old: null }];
  return [
    { kind: 'alter', garment, words: describeAnew(place.words, garment, '', language), said: '', differences: [] },
  ];
}

/** Matches words that mean a present piece or a piece of the shopper's own. */
const POINTS_OR_TELLS_PATTERN =
  /\b(?:i|we|the|this|that|these|those|them|it|my|mine|own|owns|already|got|have|has|had|bought)\b/u;

/** Removes the words of the parts of a wish from a text. */
const removeParts = (text: string, parts: readonly WishPart[]): string =>
  parts
    .reduce((remainingText, { words }) => remainingText.replace(words, ' '), text.replace(PRICE_PATTERN, ' '))
    .replace(SMALL_WORDS_PATTERN, ' ')
    .replace(COLOR_WORDS_PATTERN, ' ')
    .trim();

const PRICE_PATTERN = /\b(?:under|below|up to|at most) \$?\d{1,5}(?: ?(?:dollars|bucks))?|\$\d{1,5}/gu;
const SMALL_WORDS_PATTERN = /\b(?:an?|some|in|with|of|and|or|pair|another|other|different|new|colou?r(?:ed)?)\b/gu;

const COLOR_WORDS_PATTERN = new RegExp(String.raw`\b(?:${COLOR_NAMES}|grey)\b`, 'gu');

/** Kinds of bags whose names the search does not read as descriptions. */
const BAG_SORT_PATTERN = /^(?:clutch|tote|backpack|satchel|shopper|evening bag)/u;

/** Whether words tell more about a garment than its kind. */
export const describes = (garment: NamedGarment, language: Language): boolean =>
  hasAttributes(garment, language) || BAG_SORT_PATTERN.test(garment.words);

/** The facets of words that describe a piece. */
const PIECE_FACETS: ReadonlySet<string> = new Set([
  'kind',
  'color',
  'shade',
  'material',
  'pattern',
  'fit',
  'detail',
  'price',
]);

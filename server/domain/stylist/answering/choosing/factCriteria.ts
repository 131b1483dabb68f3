import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { isPlain } from '../../../outfits/traits/measureLook.ts';
import { formatDollars } from '../../../search/phrasing.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { describePattern } from '../../../search/ranking/attributeWords.ts';
import { listColors, listWithAnd, toPlainWord } from '../../wording/phrases.ts';
import { withArticle } from '../../wording/purposes.ts';
import { nameCut } from '../../wording/nameCut.ts';
import { measureWarmth } from '../superlatives.ts';
import { BRIGHT, QUIET } from '../../../qualities/colorWorth.ts';
import { createWorth } from '../../../qualities/Worth.ts';
import type { Criterion } from './Criterion.ts';

const listPurposes = ({ occasions }: CatalogueItem): string =>
  listWithAnd(occasions.slice(0, 3).map((occasion) => withArticle(toPlainWord(occasion))));
const tellPurpose = (item: CatalogueItem): string =>
  item.occasions.length > 0 ? `is ${nameCut(item)} for ${listPurposes(item)}` : `is ${nameCut(item)}`;
const tellLook = (item: CatalogueItem): string =>
  isPlain(item) ? `is plain ${listColors(item)}` : `is ${describePattern(item.pattern)} in ${listColors(item)}`;

const LENGTHS = createWorth(
  '',
  'mini 0, short 0.5, cropped 0.7, bolero 0.5, bomber 1, trucker 1, biker 1, playsuit 1, knee 2, pea 2, chore 1.5, puffer 1.4, parka 2.5, raincoat 2.5, shirt 2, sheath 2, shift 1.7, midi 3, trench 3, pencil 2.2, overcoat 3.2, maxi 4, gown 4, long 3.7, column 4',
).byWord;

/** Measures how far down a piece reaches, from 0 (mini) to 4 (floor); null if the catalogue does not tell. */
export function measureLength({ subkind, kind, fit }: CatalogueItem): number | null {
  const words = `${subkind} ${kind} ${fit}`.toLowerCase().split(/[ /]/u);
  const known = words.flatMap((word) => LENGTHS[word] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const tellKind = (item: CatalogueItem): string => `is listed as ${nameCut(item)}`;

/** Criteria that colors, occasions, prices and the like decide. */
export const FACT_CRITERIA: readonly Criterion[] = [
  {
    name: 'longest',
    words:
      /(?<!\blasts? (?:the )?)(?<!\blasting )\b(?:longest|comes? down (?:the )?(?:furthest|lowest)|least short|covers? (?:my|the) (?:knees|legs))\b/u,
    measure: measureLength,
    tell: tellKind,
  },
  {
    name: 'shortest',
    words:
      /\b(?:shortest|least long|most cropped|(?:is )?(?:one|which|either)(?: one| of them)?(?: is)? shorter|shorter than|(?:both|all) (?:that|the same) length|same length)\b/u,
    measure: (item) => negate(measureLength(item)),
    tell: tellKind,
    caution: 'Lengths in centimeters are not stated.',
  },
  {
    name: 'brightest',
    words:
      /\b(?:bright(?:est|er)?|boldest|loudest|most (?:colou?rful|fun|cheerful|eye catching|striking|daring|bold|vivid|playful)|funniest|stands? out|wildest|liveliest)\b/u,
    color: BRIGHT,
    measure: (item) => (isPlain(item) ? 0 : 1),
    tell: tellLook,
  },
  {
    name: 'quietest',
    words:
      /\b(?:quietest|plainest|simplest|most (?:subtle|discreet|understated|plain|simple|neutral|muted|conservative|timeless|minimal)|least (?:loud|flashy|bright|busy|showy|fussy)|subtlest)\b/u,
    color: QUIET,
    measure: (item) => (isPlain(item) ? 2 : -1),
    tell: tellLook,
  },
  {
    name: 'most useful',
    words:
      /\b(?:versatile|goes? with (?:the )?(?:most|everything|anything)|(?:wear|use) (?:the )?(?:most|for most things|everywhere)|most (?:useful|wear|practical|use)|more than one (?:occasion|thing)|every ?day and|dress(?:ed)? up (?:and|or) down|go(?:es)? furthest)\b/u,
    color: QUIET,
    measure: (item) => (isPlain(item) ? 1 : -1) + Math.min(item.occasions.length, 4) * 0.5,
    tell: (item) => `${tellLook(item)}, so it goes with most things`,
  },
  {
    name: 'smartest',
    words:
      /\b(?:smart(?:est|er)|dress(?:iest|ier)|fanc(?:iest|ier)|poshest|most (?:formal|elegant|polished|professional|grown ?up|sophisticated|festive|glamorous|special)|classiest)\b/u,
    measure: getFormality,
    tell: tellPurpose,
  },
  {
    name: 'most casual',
    words:
      /\b(?:most (?:casual|relaxed|informal|everyday|laid back)|least (?:formal|dressy|fancy|smart)|(?:with|over) (?:my )?(?:jeans|denim))\b/u,
    measure: (item) => -getFormality(item),
    tell: tellPurpose,
  },
  {
    name: 'warmest',
    words:
      /\b(?:(?:for|in) (?:the |real |deep )?(?:winter|cold|snow|frost|ice|freezing)|freezing|minus \d+|below zero|snow(?:y|ing)?|coldest|arctic|canadian|norwegian)\b/u,
    measure: measureWarmth,
    tell: (item) => `is ${listWithAnd(item.materials) || item.kind}, the warmest of those shown`,
  },
  {
    name: 'best value',
    words:
      /\b(?:best (?:value|deal|buy|price for)|value for money|most for (?:my|the|your) money|bang for|worth (?:it|the money|its price))\b/u,
    measure: ({ priceCents }) => -priceCents,
    cloth: createWorth(
      'takes hard wear',
      'leather 2, denim 2, wool 2, linen 1, cotton 1, tweed 2, canvas 2, cashmere 2, merino 2, nylon 0, polyester -1, viscose -1, satin -1, sequins -2',
    ),
    tell: (item) => `costs ${formatDollars(item.priceCents)} and is ${listWithAnd(item.materials) || item.kind}`,
  },
];

const negate = (value: number | null): number | null => (value === null ? null : -value);

import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import { getPlannedFormality } from '../../outfits/occasionFormality.ts';
import { getFormality, prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { COLD_BANDS, type WeatherBand } from '../../climate/Climate.ts';
import { isNeutral } from '../../matching/harmony.ts';
import { capitalize, joinWords } from '../../search/phrasing.ts';
import { nameItem } from '../wording/phrases.ts';
import { withArticle } from '../wording/purposes.ts';

/** The formality of an outfit without an occasion. */
const USUAL_FORMALITY = 0.5;
const MAX_ABOVE = 0.2;

type Items = readonly FoundOutfit['pieces'][number]['item'][];

const sortBy = (outfit: FoundOutfit, rate: (item: Items[number]) => number): Items =>
  outfit.pieces.map(({ item }) => item).toSorted((firstItem, secondItem) => rate(secondItem) - rate(firstItem));

/** Writes whether the outfit is too dressy for its occasion, judged by its dressiest piece. */
export function writeOverdressed(plan: OutfitPlan, outfit: FoundOutfit): string {
  const [dressiest] = sortBy(outfit, getFormality);
  if (dressiest === undefined) return '';
  const occasion = plan.occasion === null ? '' : ` for ${withArticle(plan.occasionWords || plan.occasion)}`;
  const isAbove = getFormality(dressiest) > (getPlannedFormality(plan) ?? USUAL_FORMALITY) + MAX_ABOVE;
  return isAbove
    ? `A little, perhaps${occasion}: ${nameItem(dressiest)} is what makes it dressy. Say “more casual”, and I tone it down.`
    : `No, it is about right${occasion}. ${capitalize(nameItem(dressiest))} is the dressiest piece; say “more casual”, and I tone it down.`;
}

const NAME_BY_BAND: Readonly<Record<WeatherBand, string>> = {
  freezing: 'freezing',
  cold: 'cold',
  cool: 'cool',
  mild: 'mild',
  warm: 'warm',
  hot: 'hot',
};

/** Writes how warm the outfit is, and the weather that it was chosen for. */
export function writeWarmth(plan: OutfitPlan, outfit: FoundOutfit): string {
  const rate = (item: Items[number]): number => prepareOutfitPiece(item)?.warmth ?? 0;
  const [warmest] = sortBy({ ...outfit, pieces: outfit.pieces.filter(({ slot }) => WARMING_SLOTS.has(slot)) }, rate);
  const weather = plan.weatherBand === null ? '' : `It is chosen for ${NAME_BY_BAND[plan.weatherBand]} weather. `;
  const overdressed = outfit.pieces
    .filter(({ slot }) => slot === 'layer' || slot === 'outer')
    .map(({ item }) => nameItem(item));
  if (overdressed.length > 0)
    return `${weather}${capitalize(joinWords(overdressed, 'and'))} ${overdressed.length === 1 ? 'is' : 'are'} there for a cool hour, and can come off when it is warm. Say “warmer” or “lighter”, and I change it.`;
  const warmestSentence = warmest === undefined ? '' : `${capitalize(nameItem(warmest))} is the warmest piece. `;
  const offer = COLD_BANDS.has(plan.weatherBand) ? 'It could do with a coat' : 'An evening may ask for a layer';
  return `${weather}${warmestSentence}${offer}; say “add a jacket”, and I’ll find one.`;
}

const WARMING_SLOTS: ReadonlySet<string> = new Set(['fullBody', 'top', 'under', 'bottom', 'layer', 'outer']);

/** Writes whether something that the shopper owns goes with the colors of the outfit. */
export function writeMatches(outfit: FoundOutfit): string {
  const colors = [...new Set(outfit.pieces.flatMap(({ item }) => item.colors.slice(0, 1)))];
  const vivid = colors
    .filter((color) => !isNeutral(color) && color !== 'Multicolor')
    .map((color) => color.toLowerCase());
  if (vivid.length === 0)
    return 'Yes: everything here is in quiet colors, so it takes whatever you add. The outfit stays as it is.';
  return `I cannot see yours, but by its colors yes, as long as it does not compete with the ${joinWords(vivid, 'and')}: metal and quiet colors never do. The outfit stays as it is.`;
}

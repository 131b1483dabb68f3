import { getPlannedFormality } from '../../../outfits/occasionFormality.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { Language } from '../../hearing/hear.ts';
import { findOfKind } from '../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { listMentioned } from '../reading/readGarments.ts';
import {
  ADDS_PATTERN,
  COLD_PATTERN,
  FEELS_PATTERN,
  PARTLY_PATTERN,
  RAIN_PATTERN,
  UNNAMED_PATTERN,
  WHAT_IF_PATTERN,
  WORN_OVER_PATTERN,
} from './layerWords.ts';

/** Matches the season or place of the whole outfit, for which it is chosen anew. */
const ALL_ANEW_PATTERN =
  /\b(?:degrees?|celsius|january|february|december|november|in winter|winter|minus|its for|it is for|instead|whole|everything|change (?:it|all)|lighter|cooler (?:outfit|one))\b|\d ?°/u;
const BODY_GARMENTS: readonly (readonly [RegExp, NamedGarment])[] = [
  [/\b(?:hands|fingers)\b/u, { slot: 'accessory', kinds: ['gloves'], words: 'gloves' }],
  [/\b(?:ears|head)\b/u, { slot: 'accessory', kinds: ['hat'], words: 'beanie' }],
  [/\b(?:neck|throat)\b/u, { slot: 'accessory', kinds: ['scarf'], words: 'scarf' }],
];

/**
 * Reads a wish for one more layer that names no garment: 'it gets freezing at night, add something', 'and if it
 * rains?'. The rest of the outfit stays. Returns null for other messages.
 */
export function readAddedLayer(words: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  if (outfit.days !== null || ALL_ANEW_PATTERN.test(words) || namesGarment(words, language)) return null;
  const isOfRain = RAIN_PATTERN.test(words);
  const isOfCold = COLD_PATTERN.test(words);
  const isWeather = isOfRain || isOfCold;
  const asksUnnamed = UNNAMED_PATTERN.test(words) && (WORN_OVER_PATTERN.test(words) || (isWeather && !isOther(words)));
  const asksWhatIf = isWeather && WHAT_IF_PATTERN.test(words);
  const tellsPartly =
    isWeather && PARTLY_PATTERN.test(words) && (ADDS_PATTERN.test(words) || FEELS_PATTERN.test(words));
  if (!asksUnnamed && !asksWhatIf && !tellsPartly) return null;
  const bodyGarments = BODY_GARMENTS.filter(([pattern]) => pattern.test(words)).map(([, garment]) => garment);
  if (isOfCold && bodyGarments.length > 0) return bodyGarments.map((garment) => ({ kind: 'add', garment }));
  return addLayer(outfit, isOfRain);
}

/** Whether the words ask for something different instead of something more: 'something else, not so cold'. */
const isOther = (words: string): boolean =>
  /\b(?:something|anything|smth) (?:else|different|lighter|cooler)\b/u.test(words);

/** Whether the words name a garment other than 'top', which may be 'on top'. */
const namesGarment = (words: string, language: Language): boolean =>
  listMentioned(words, language).some(({ words: name }) => !UNNAMED_GARMENTS.has(name));

const UNNAMED_GARMENTS: ReadonlySet<string> = new Set(['top', 'tops', 'layer', 'layers', 'dress', 'outerwear']);

const MIN_DRESSY = 0.55;

/** Returns the layer that fits the outfit: a raincoat, a coat over a jacket, or a jacket or cardigan. */
function addLayer(outfit: OutfitPlan, isOfRain: boolean): readonly OutfitEdit[] {
  const isDressy = (getPlannedFormality(outfit) ?? 0) >= MIN_DRESSY;
  const find = (slot: OutfitSlot): OutfitPlan['places'][number] | undefined =>
    outfit.places.find((place) => place.slot === slot && !place.isOwned);
  const present = find('outer');
  const hasSuit = outfit.places.some(({ kind, isOwned }) => kind === 'suit' && !isOwned);
  if (present !== undefined && !(isOfRain && findOfKind(outfit, ['jacket']) === present))
    return [{ kind: 'remark', remark: { topic: 'there', itemIds: present.itemId === null ? [] : [present.itemId] } }];
  return [{ kind: 'add', garment: chooseLayer(isDressy, isOfRain, find('layer') !== undefined || hasSuit) }];
}

function chooseLayer(isDressy: boolean, isOfRain: boolean, hasLayer: boolean): NamedGarment {
  if (isOfRain) {
    const words = isDressy ? 'trench coat' : 'raincoat';
    return { slot: 'outer', kinds: ['coat', 'jacket'], words };
  }
  if (hasLayer) return { slot: 'outer', kinds: ['coat'], words: isDressy ? 'coat' : 'jacket' };
  return isDressy
    ? { slot: 'layer', kinds: ['blazer', 'cardigan'], words: 'blazer' }
    : { slot: 'layer', kinds: ['cardigan'], words: 'cardigan' };
}

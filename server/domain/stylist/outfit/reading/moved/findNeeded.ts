import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import { findPlace } from '../../editing/places.ts';
import type { NamedGarment } from '../../OutfitEdit.ts';

/** Subjects that shoppers mention, such as cold hands, each with the garment that helps. */
const GARMENT_BY_NEED: readonly (readonly [RegExp, NamedGarment])[] = [
  [/\b(?:feet|foot|barefoot|footwear)\b/u, { slot: 'shoes', kinds: ['shoes', 'boots'], words: 'shoes' }],
  [
    /\b(?:phones?|keys|wallet|purse|lipstick|tissues|stuff|things|diapers|laptop|carry)\b/u,
    { slot: 'bag', kinds: ['bag'], words: 'bag' },
  ],
  [/\b(?:neck|throat)\b/u, { slot: 'accessory', kinds: ['jewelry', 'scarf'], words: 'necklace' }],
  [/\b(?:ears?|earlobes?)\b/u, { slot: 'accessory', kinds: ['jewelry'], words: 'earrings' }],
  [/\bwrists?\b/u, { slot: 'accessory', kinds: ['jewelry', 'watch'], words: 'bracelet' }],
  [/\b(?:hair|ponytail|bun)\b/u, { slot: 'accessory', kinds: ['hair accessory'], words: 'hair clip' }],
  [/\b(?:head|bald)\b/u, { slot: 'accessory', kinds: ['hat'], words: 'hat' }],
  [/\b(?:waist|hips)\b/u, { slot: 'accessory', kinds: ['belt'], words: 'belt' }],
  [/\b(?:eyes|glare)\b/u, { slot: 'accessory', kinds: ['sunglasses'], words: 'sunglasses' }],
  [/\b(?:hands|fingers)\b/u, { slot: 'accessory', kinds: ['gloves'], words: 'gloves' }],
  [
    /\b(?:arms|shoulders|over (?:it|the top)|on top|layer|ac|aircon|draughty?|wind(?:y)?|chilly|cold|freeze)\b/u,
    { slot: 'layer', kinds: ['cardigan', 'blazer'], words: 'cardigan' },
  ],
];

/**
 * Returns the garment that is needed because a part of the body is bare or something must be carried; null if the
 * text mentions neither.
 */
export function findNeeded(text: string, outfit: OutfitPlan): NamedGarment | null {
  const neededGarment = GARMENT_BY_NEED.find(([words]) => words.test(text))?.[1];
  const isMissing =
    neededGarment !== undefined &&
    (neededGarment.slot === 'accessory' || findPlace(outfit, neededGarment) === undefined);
  return isMissing ? neededGarment : null;
}

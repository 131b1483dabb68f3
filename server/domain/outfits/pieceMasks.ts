import { GENDERS } from '../../../src/domain/catalogue/vocabulary.ts';
import { STYLES } from '../../../src/domain/preferences/options.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { suitsGenders } from '../search/ranking/Demands.ts';
import { createMask } from '../search/ranking/ItemIndex.ts';

/** The vocabularies of the masks. The position of a word is the number of its bit. */

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const OCCASIONS = [
  'everyday',
  'weekend',
  'work',
  'evening',
  'party',
  'holiday',
  'outdoor',
  'wedding',
  'date',
  'travel',
  'lounge',
];
/** Materials that an outfit may contain only once. */
const SINGLE_MATERIALS = ['denim', 'leather', 'sequins', 'velvet', 'corduroy', 'satin', 'suede', 'fleece', 'lace'];
/** Kinds that count as women's unless the item is only for men. */
const KINDS_FOR_WOMEN: ReadonlySet<string> = new Set(['skirt', 'dress', 'blouse', 'camisole']);

/** Returns a mask of the wearers that an item suits. An item without genders suits all. */
export function maskWearers({ genders }: CatalogueItem, kind: string): number {
  const mask = createMask(genders, GENDERS);
  const suitedWearers = GENDERS.filter(
    (wearer) => genders.length === 0 || suitsGenders(mask, createMask([wearer], GENDERS)),
  );
  const isForMenAlone = genders.length === 1 && genders[0] === 'Men';
  const isForWomenOnly = KINDS_FOR_WOMEN.has(kind) && !isForMenAlone && genders.length > 0;
  return createMask(isForWomenOnly ? suitedWearers.filter((wearer) => wearer !== 'Men') : suitedWearers, GENDERS);
}

export function maskSeasons(seasons: readonly string[]): number {
  return maskKnown(seasons, SEASONS);
}

export function maskOccasions(occasions: readonly string[]): number {
  return maskKnown(occasions, OCCASIONS);
}

export function maskStyles(styles: readonly string[]): number {
  return maskKnown(styles, STYLES);
}

export function maskSingleMaterials(materials: readonly string[]): number {
  return maskKnown(materials, SINGLE_MATERIALS);
}

function maskKnown(values: readonly string[], vocabulary: readonly string[]): number {
  let mask = 0;
  for (const value of values) {
    const bit = vocabulary.indexOf(value);
    if (bit !== -1) mask |= 1 << bit;
  }
  return mask;
}

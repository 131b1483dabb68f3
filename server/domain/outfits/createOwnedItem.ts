import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import { listKindsOfSlots } from './OutfitSlot.ts';

/**
 * Creates an item from the words for a piece that the shopper owns ('brown boots'), so that outfits can be composed
 * around it. The item fits everybody and costs nothing.
 */
export function createOwnedItem(slot: OutfitSlot, words: string, { garments, colors }: Wish): CatalogueItem {
  const [garment] = garments;
  const kinds = Object.entries(garment?.kinds ?? {}).sort(
    ([, firstValue], [, secondValue]) => secondValue - firstValue,
  );
  const kind = kinds[0]?.[0] ?? listKindsOfSlots([slot === 'under' ? 'top' : slot])[0] ?? '';
  return {
    id: `owned ${slot} ${words}`,
    brand: '',
    shortDescription: words,
    description: '',
    semanticSearchDescription: words,
    priceCents: 0,
    fullPriceCents: 0,
    kind,
    subkind: words,
    genders: [],
    colors: garment !== undefined && garment.colors.length > 0 ? garment.colors : colors,
    sizes: [],
    materials: [],
    pattern: '',
    fit: '',
    seasons: [],
    occasions: [],
    styles: [],
    website: '',
    itemUrl: '',
    tryOnCategory: null,
    pictures: [],
    source: '',
  };
}

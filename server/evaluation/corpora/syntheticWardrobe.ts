import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { createSyntheticCatalogue } from './syntheticCatalogue.ts';

/** Every fifth item is not a garment, as in the catalogues of fashion shops. */
const EVERY_NTH_ITEM = 5;
const EXTRA_KINDS = [
  ['shoes', 'leather loafers'],
  ['boots', 'chelsea boots'],
  ['bag', 'tote bag'],
  ['belt', 'belt'],
  ['scarf', 'scarf'],
  ['hat', 'beanie'],
] as const;

/** The synthetic catalogue with shoes, bags and accessories, which outfits need. */
export function createSyntheticWardrobe(count: number): CatalogueItem[] {
  return createSyntheticCatalogue(count).map((item, place) => {
    const extraKind = EXTRA_KINDS[Math.floor(place / EVERY_NTH_ITEM) % EXTRA_KINDS.length];
    if (place % EVERY_NTH_ITEM !== 0 || extraKind === undefined) return item;
    const [kind, subkind] = extraKind;
    return { ...item, kind, subkind, shortDescription: `${item.brand} ${subkind}`, sizes: [] };
  });
}

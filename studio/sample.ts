import { catalogueItems } from './catalogue/catalogueItems.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { itemsToCome } from './catalogue/itemsToCome.ts';
import type { Silhouette } from './garments/Silhouette.ts';

/** An item of a silhouette from the catalogue; if there is none, one of plain cloth. */
export function createSampleItem(silhouette: Silhouette): ItemDefinition {
  return (
    [...catalogueItems, ...itemsToCome].find((item) => item.cut === silhouette.name) ?? {
      cut: silhouette.name,
      brand: 'larch',
      name: `Sample ${silhouette.name}`,
      for: 'Unisex',
      price: 40,
      sizes: 'S-L',
      fit: 'regular',
      cloth: silhouette.sample ?? { fabric: 'twill', color: 'sage' },
      season: 'spring',
      occasion: 'everyday',
      style: 'Casual',
      text: 'A piece that was cut to be looked at.',
    }
  );
}

import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { SerializedJson } from '../SerializedJson.ts';
import { itemToWire } from './itemToWire.ts';
import { writeSlowly } from './writeSlowly.ts';

/** Serializes a map of items by id. `rank` has the order. */
export const writeItemsById = (items: Iterable<CatalogueItem>): Promise<SerializedJson> =>
  writeSlowly(
    '{',
    items,
    (item, index) => `${JSON.stringify(item.id)}:${JSON.stringify(itemToWire(item, index + 1))}`,
    '}',
  );

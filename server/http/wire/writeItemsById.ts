import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { WrittenJson } from '../WrittenJson.ts';
import { itemToWire } from './itemToWire.ts';
import { writeSlowly } from './writeSlowly.ts';

/** A map of any number of items, by id; `rank` preserves the order. */
export const writeItemsById = (items: Iterable<CatalogueItem>): Promise<WrittenJson> =>
  writeSlowly('{', items, (item, at) => `${JSON.stringify(item.id)}:${JSON.stringify(itemToWire(item, at + 1))}`, '}');

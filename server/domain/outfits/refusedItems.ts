import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import { admitItems } from '../search/ranking/Demands.ts';
import { readItemFacts } from '../search/ranking/itemFacts.ts';
import { ItemIndexBuilder } from '../search/ranking/ItemIndexBuilder.ts';
import type { Refusals } from '../search/understanding/Wish.ts';

/** Finds the items with a refused property, in the same way as a search. */
export function findRefusedItems(
  items: readonly CatalogueItem[],
  refusals: Refusals,
  lexicon: Lexicon,
): ReadonlySet<CatalogueItem> {
  if (Object.values(refusals).every(({ length }) => length === 0)) return new Set();
  const builder = new ItemIndexBuilder(lexicon);
  for (const item of items) builder.add(item, readItemFacts(item, lexicon));
  const { docs } = admitItems(builder.build(), { garments: [], filters: NO_FILTERS, refusals });
  return new Set(items.filter((_, doc) => !docs.includes(doc)));
}

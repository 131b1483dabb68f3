import { fetchSimilarItems, getItem, getItems } from '../../../contract/item.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import { NotFoundError, RefusedFieldError } from '../../application/AccessError.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { SearchEngine } from '../../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { CallServer } from '../CallServer.ts';
import { itemToWire, itemsByIdToWire } from '../wire/itemToWire.ts';

/** Maximum number of similar items in a strip. */
const SIMILAR_LIMIT = 24;

export function serveItems(calls: CallServer, catalogue: Catalogue, engine: SearchEngine): void {
  calls.serve(getItem, async ({ params }) => itemToWire(await requireItem(catalogue, params.id)));

  calls.serve(getItems, async ({ body }) => ({
    items: itemsByIdToWire((await catalogue.byIds(body.item_ids)).values()),
  }));

  calls.serve(fetchSimilarItems, async ({ body, signal }) => {
    const { id, id_type: mode, query, filters = NO_FILTERS } = body;
    if (mode === 'query')
      return itemsByIdToWire(await engine.findSimilarToQuery(query, filters, SIMILAR_LIMIT, signal));
    if (id === null) throw new RefusedFieldError('id', 'An item is needed for this kind of likeness.');
    const item = await requireItem(catalogue, id);
    if (item.isWithdrawn) return itemsByIdToWire(mode === 'item' ? await findLike(engine, item, filters, signal) : []);
    const find = mode === 'item' ? 'findSimilar' : 'completeTheLook';
    return itemsByIdToWire(await engine[find](id, filters, SIMILAR_LIMIT, signal));
  });
}

/** Items similar to an item that is not in the search index. */
async function findLike(
  engine: SearchEngine,
  item: CatalogueItem,
  filters: Filters,
  signal: AbortSignal,
): Promise<readonly CatalogueItem[]> {
  const query = { query: '', filters, filtersAreFinal: true, attachedItems: [item], limit: SIMILAR_LIMIT };
  return (await engine.search(query, signal)).items;
}

async function requireItem(catalogue: Catalogue, id: string): Promise<CatalogueItem> {
  const item = await catalogue.byId(id);
  if (item === null) throw new NotFoundError('There is no such item.');
  return item;
}

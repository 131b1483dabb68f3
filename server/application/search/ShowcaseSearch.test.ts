import { expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { EngineQuery, EngineResult } from '../ports/SearchEngine.ts';
import { SHOWCASE_RESULT_LIMIT, ShowcaseSearch } from './ShowcaseSearch.ts';

const ITEMS = Array.from({ length: 20 }, (_, index) => createCatalogueItem({ id: `item-${String(index)}` }));

function createShowcase(result: Partial<EngineResult>) {
  const queries: EngineQuery[] = [];
  const engine = {
    search: async (query: EngineQuery): Promise<EngineResult> => {
      queries.push(query);
      return {
        items: ITEMS,
        deepPicks: [],
        filters: NO_FILTERS,
        relaxations: [],
        correctedQuery: null,
        facets: {},
        reading: { understood: ['linen'], unused: [], removed: [] },
        ...result,
      } as EngineResult;
    },
  };
  return { showcase: new ShowcaseSearch(engine), queries };
}

it('shows the deep picks with their reasons first, and no piece twice', async () => {
  const { showcase } = createShowcase({ deepPicks: [{ item: ITEMS[3]!, reason: 'Made for it.' }] });
  const { picks } = await showcase.search('linen');
  expect(picks).toHaveLength(SHOWCASE_RESULT_LIMIT);
  expect(picks[0]).toEqual({ item: ITEMS[3], reason: 'Made for it.' });
  expect(new Set(picks.map(({ item }) => item.id)).size).toBe(SHOWCASE_RESULT_LIMIT);
  expect(picks[1]).toEqual({ item: ITEMS[0], reason: null });
});

it('searches with the words alone', async () => {
  const { showcase, queries } = createShowcase({});
  await showcase.search('linen');
  expect(queries).toEqual([expect.objectContaining({ query: 'linen', filters: NO_FILTERS, attachedItems: [] })]);
});

it('passes on what was understood: filters and other words', async () => {
  const filters = { ...NO_FILTERS, color: ['Green'] };
  const { showcase } = createShowcase({ filters: filters as EngineResult['filters'] });
  expect(await showcase.search('green linen')).toMatchObject({ filters, understood: ['linen'] });
});

import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { SearchEngine } from '../../application/ports/SearchEngine.ts';
import type { StylistUnderTest } from './StylistUnderTest.ts';

const RESULT_LIMIT = 200;

/**
 * The baseline without a stylist, which searches each turn without context. Its score tells how many turns need no
 * context.
 */
export function createSearchAlone(engine: SearchEngine): StylistUnderTest {
  return {
    open: () =>
      Promise.resolve({
        say: async (text, { attachment }) => {
          const attachedItems = attachment === null ? [] : [attachment];
          const { items, deepPicks, filters, relaxations } = await engine.search({
            query: text,
            filters: NO_FILTERS,
            filtersAreFinal: false,
            attachedItems,
            limit: RESULT_LIMIT,
          });
          return {
            intent: 'search',
            filters,
            items,
            deepPicks,
            reply: `${String(items.length)} garments.`,
            announcement: '',
            relaxations,
            refinedQuery: text,
          };
        },
      }),
  };
}

import * as z from 'zod';
import type { Filters } from '../../../../../src/domain/filters/Filters.ts';
import { MAX_PRICE } from '../../../../../src/domain/filters/price.ts';
import type { SearchEngine } from '../../../../application/ports/SearchEngine.ts';
import type { NumberedPieces } from '../NumberedPieces.ts';
import { createTool, type Tool } from './Tool.ts';

const MAX_FOUND_PIECES = 48;
const MAX_DESCRIBED_PIECES = 6;

/** Creates a tool that searches for further pieces in the shopper's sizes. `filters` are the current ones. */
export function createSearchTool(engine: SearchEngine, filters: Filters, pieces: NumberedPieces): Tool {
  return createTool({
    name: 'search',
    description: 'Searches the shop. Returns how many pieces it found and the best of them, numbered.',
    parameters: z.strictObject({
      words: z.string().min(1).max(200).describe('What to look for: "green linen dress, no florals"'),
      highestPrice: z.int().min(0).max(MAX_PRICE).nullable().describe('Whole dollars, or null'),
    }),
    run: async ({ words, highestPrice }, signal) => {
      const { items, divider, relaxations } = await engine.search(
        {
          query: words,
          filters: { ...filters, color: [], brand: [], sale: false, priceRangeMin: null, priceRangeMax: highestPrice },
          filtersAreFinal: false,
          attachedItems: [],
          limit: MAX_FOUND_PIECES,
        },
        signal,
      );
      return {
        found: items.length === MAX_FOUND_PIECES ? `${MAX_FOUND_PIECES} or more` : items.length,
        haveAllOfIt: divider?.exactCount ?? items.length,
        givenUp: relaxations,
        pieces: pieces.describe(items.slice(0, MAX_DESCRIBED_PIECES)),
      };
    },
  });
}

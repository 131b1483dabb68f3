import * as z from 'zod';
import { shortenTitle } from '../../../../domain/catalogue/shortenTitle.ts';
import type { NumberedPieces } from '../NumberedPieces.ts';
import { createTool, pieceNumber, type Tool } from './Tool.ts';

const MAX_SUMMED_PIECES = 20;
const CENTS = 100;

export function createSumTool(pieces: NumberedPieces): Tool {
  return createTool({
    name: 'sum_prices',
    description: 'Adds up the prices of pieces, given by their numbers.',
    parameters: z.strictObject({ numbers: z.array(pieceNumber).min(1).max(MAX_SUMMED_PIECES) }),
    run: async ({ numbers }) => {
      const items = pieces.findAll(numbers);
      if (items === null) return { error: 'There is no piece of that number.' };
      return {
        total: items.reduce((sum, { priceCents }) => sum + priceCents, 0) / CENTS,
        pieces: items.map((item) => ({ name: shortenTitle(item), price: item.priceCents / CENTS })),
      };
    },
  });
}

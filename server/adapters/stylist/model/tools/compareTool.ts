import * as z from 'zod';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import type { NumberedPieces } from '../NumberedPieces.ts';
import { createTool, pieceNumber, type Tool } from './Tool.ts';

const CENTS = 100;
const LISTS = ['colors', 'sizes', 'materials', 'seasons', 'occasions'] as const;
const WORDS = ['brand', 'kind', 'pattern', 'fit'] as const;

export function createCompareTool(pieces: NumberedPieces): Tool {
  return createTool({
    name: 'compare',
    description: 'Compares two pieces, given by their numbers: what they share and what each has alone.',
    parameters: z.strictObject({ first: pieceNumber, second: pieceNumber }),
    run: async ({ first, second }) => {
      const [firstItem, secondItem] = [pieces.find(first), pieces.find(second)];
      if (firstItem === undefined || secondItem === undefined) return { error: 'There is no piece of that number.' };
      return {
        cheaper:
          firstItem.priceCents === secondItem.priceCents
            ? null
            : firstItem.priceCents < secondItem.priceCents
              ? first
              : second,
        priceDifference: Math.abs(firstItem.priceCents - secondItem.priceCents) / CENTS,
        both: compareBy(firstItem, secondItem, (value, values) => values.includes(value)),
        onlyFirst: compareBy(firstItem, secondItem, (value, values) => !values.includes(value)),
        onlySecond: compareBy(secondItem, firstItem, (value, values) => !values.includes(value)),
      };
    },
  });
}

/**
 * Returns the values of the first piece that `isKept` accepts. `isKept` compares a value with the second piece's
 * values.
 */
function compareBy(
  firstItem: CatalogueItem,
  secondItem: CatalogueItem,
  isKept: (value: string, otherValues: readonly string[]) => boolean,
): Record<string, readonly string[]> {
  const rows = [
    ...LISTS.map((key) => [key, firstItem[key] as readonly string[], secondItem[key] as readonly string[]] as const),
    ...WORDS.map((key) => [key, [firstItem[key]], [secondItem[key]]] as const),
  ];
  return Object.fromEntries(
    rows.flatMap(([key, values, otherValues]) => {
      const keptValues = values.filter((value) => value !== '' && isKept(value, otherValues));
      return keptValues.length > 0 ? [[key, keptValues]] : [];
    }),
  );
}

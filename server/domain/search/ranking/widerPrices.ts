import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { ItemIndex } from './ItemIndex.ts';

/** Prices beyond the requested ones. */
export interface WiderPrices extends Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> {
  /** Whether the cheapest (-1) or the most expensive pieces (1) come nearest to the requested prices. */
  readonly leaning: -1 | 1;
  /** Whether no wider prices follow in this direction. */
  readonly isWidest: boolean;
}

/** How many times the highest price a piece may cost, step by step; then any price. */
const MAX_PRICE_FACTORS = [1.5, 2.5];

/** Lists wider prices, the nearest first: what costs less than requested, then what costs more. */
export function listWiderPrices({ priceRangeMin, priceRangeMax }: Filters): readonly WiderPrices[] {
  const lowerPrices: readonly WiderPrices[] =
    priceRangeMin === null ? [] : [{ priceRangeMin: null, priceRangeMax, leaning: 1, isWidest: true }];
  if (priceRangeMax === null) return lowerPrices;
  const maxPrices = [...MAX_PRICE_FACTORS.map((factor) => Math.ceil(priceRangeMax * factor)), null];
  return [
    ...lowerPrices,
    ...maxPrices.map(
      (max): WiderPrices => ({ priceRangeMin, priceRangeMax: max, leaning: -1, isWidest: max === null }),
    ),
  ];
}

/** Describes the requested prices: 'up to $40'. */
export function describePrices({ priceRangeMin, priceRangeMax }: Filters): string {
  if (priceRangeMin === null) return `up to $${priceRangeMax}`;
  return priceRangeMax === null ? `from $${priceRangeMin}` : `between $${priceRangeMin} and $${priceRangeMax}`;
}

/** Returns the price in cents that is nearest to the requested prices; 0 if there are no docs. */
export function findNearestPrice(
  { priceCents }: Pick<ItemIndex, 'priceCents'>,
  docs: Uint32Array,
  { leaning }: Pick<WiderPrices, 'leaning'> = { leaning: -1 },
): number {
  return docs.reduce((nearest, doc) => {
    const cents = priceCents[doc] ?? 0;
    return nearest === 0 || (leaning < 0 ? cents < nearest : cents > nearest) ? cents : nearest;
  }, 0);
}

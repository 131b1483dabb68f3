import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { MAX_PRICE } from '../../../../src/domain/filters/price.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { PriceStep } from '../hearing/refinements.ts';

type Range = Pick<Filters, 'priceRangeMin' | 'priceRangeMax'>;

/** The number of first items whose median price 'cheaper' starts from. */
const COMPARED_ITEM_COUNT = 6;
/**
 * The number of items that a new price limit must leave. In a short list, the limit leaves out only the most
 * expensive item.
 */
const MIN_REMAINING_ITEMS = 5;
/** The fraction by which 'cheaper' changes the price limit. */
const PRICE_STEP = 0.2;

/** Returns the range with new limits. Removes an old limit that contradicts a new one. */
export function withBounds(range: Range, min: number | null, max: number | null): Range {
  const low = min ?? range.priceRangeMin;
  const high = max ?? range.priceRangeMax;
  if (low === null || high === null || low < high) return { priceRangeMin: low, priceRangeMax: high };
  if (min !== null && max !== null)
    return max > 0
      ? { priceRangeMin: Math.min(min, max - 1), priceRangeMax: max }
      : { priceRangeMin: 0, priceRangeMax: 1 };
  if (max !== null) return { priceRangeMin: null, priceRangeMax: max };
  return { priceRangeMin: low, priceRangeMax: null };
}

/**
 * Returns the price range for 'cheaper' or 'dearer'. Starts from the pieces that the shopper mentions, or else from
 * most of the shown pieces. Returns null if there are none.
 */
export function stepPriceRange(
  range: Range,
  step: PriceStep,
  pointedItems: readonly CatalogueItem[],
  shownItems: readonly CatalogueItem[],
): Range | null {
  const isCheaper = step.direction === 'cheaper';
  if (pointedItems.length > 0) {
    const cents = pointedItems.map(({ priceCents }) => priceCents);
    return isCheaper
      ? limitMaximum(range, (Math.min(...cents) - 1) / 100)
      : limitMinimum(range, (Math.max(...cents) + 1) / 100);
  }
  const middle = computeMedian(shownItems.slice(0, COMPARED_ITEM_COUNT).map(({ priceCents }) => priceCents / 100));
  if (middle === null) return stepFromBounds(range, step);
  const [onlyItem, secondItem] = shownItems;
  if (onlyItem && !secondItem) return stepPriceRange(range, step, [onlyItem], []);
  const prices = shownItems.map(({ priceCents }) => priceCents / 100).sort((a, b) => (isCheaper ? a - b : b - a));
  const sufficientPrice =
    prices[
      Math.min(MIN_REMAINING_ITEMS, Math.max(prices.length - 1, 1), Math.max(3, Math.ceil(prices.length / 2))) - 1
    ] ?? middle;
  return isCheaper
    ? limitMaximum(range, Math.max(roundPrice(middle * (1 - PRICE_STEP * step.size)), Math.ceil(sufficientPrice)))
    : limitMinimum(range, Math.min(roundPrice(middle * (1 + PRICE_STEP * step.size)), Math.floor(sufficientPrice)));
}

/** Returns the range with a changed limit, for use if no pieces are shown. */
function stepFromBounds(range: Range, { direction, size }: PriceStep): Range | null {
  const bound = direction === 'cheaper' ? range.priceRangeMax : (range.priceRangeMax ?? range.priceRangeMin);
  if (bound === null) return null;
  return direction === 'cheaper'
    ? limitMaximum(range, roundPrice(bound * (1 - PRICE_STEP * size)))
    : { priceRangeMin: range.priceRangeMin, priceRangeMax: roundPrice(bound * (1 + 2 * PRICE_STEP * size)) };
}

/** Returns the range with a new maximum, which is at least one dollar. */
function limitMaximum(range: Range, dollars: number): Range {
  const max = Math.max(1, Math.floor(dollars));
  return withBounds(range, null, range.priceRangeMax === null ? max : Math.min(max, range.priceRangeMax));
}

function limitMinimum(range: Range, dollars: number): Range {
  const min = Math.min(MAX_PRICE - 1, Math.ceil(dollars));
  return withBounds(range, range.priceRangeMin === null ? min : Math.max(min, range.priceRangeMin), null);
}

function computeMedian(values: readonly number[]): number | null {
  const sortedValues = [...values].sort((a, b) => a - b);
  return sortedValues[Math.floor((sortedValues.length - 1) / 2)] ?? null;
}

/**
 * Rounds a price. Below 40 dollars, rounds to whole dollars; below 100, to multiples of 5; above, to multiples of 10.
 */
function roundPrice(dollars: number): number {
  const step = dollars < 40 ? 1 : dollars < 100 ? 5 : 10;
  return Math.max(1, Math.round(dollars / step) * step);
}

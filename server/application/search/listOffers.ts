import { NO_FILTERS, type FilterName, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { SearchOffer } from '../../../src/domain/search/Search.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { listActiveFilters, withoutFilters } from '../../domain/search/ranking/heldFilters.ts';

/** With at least this many results, no offers of more are made. */
export const SUFFICIENT_RESULTS = 5;
/** Minimum number of pieces that the next price step adds. */
const PRICE_STEP_COUNT = 3;

/** Searches for the words of the query with the given filters, and relaxes no filter. */
type FindItems = (filters: Filters) => Promise<readonly CatalogueItem[]>;

/**
 * For few results, the filters that find more: first a wider price, then each other filter removed. If none of these
 * helps and nothing is shown, all filters removed. Each offer counts the pieces that are not shown yet.
 */
export async function listOffers(
  filters: Filters,
  shownItems: readonly CatalogueItem[],
  find: FindItems,
  unmetFilters: readonly FilterName[] = [],
): Promise<SearchOffer[]> {
  const shownIds = new Set(shownItems.map(({ id }) => id));
  const createOffer = (
    filter: FilterName | null,
    looserFilters: Filters,
    items: readonly CatalogueItem[],
  ): SearchOffer[] => {
    const count = items.filter(({ id }) => !shownIds.has(id)).length;
    return count > 0 ? [{ filter, filters: looserFilters, count }] : [];
  };
  const offerWithout = async (filter: FilterName | null, looserFilters: Filters) =>
    createOffer(filter, looserFilters, await find(looserFilters));
  const offerPrice = async (step: PriceStep) => {
    const items = await find({ ...filters, [step.key]: null });
    const nextEnd = findNextEnd(step, filters, items);
    const isWithin = ({ priceCents }: CatalogueItem) => !step.isBeyond(priceCents, nextEnd ?? 0);
    return nextEnd === null ? [] : createOffer('price', { ...filters, [step.key]: nextEnd }, items.filter(isWithin));
  };
  const names = listActiveFilters(filters).filter((name) => name !== 'price' && !unmetFilters.includes(name));
  const priceSteps = unmetFilters.includes('price') ? [] : PRICE_STEPS.filter(({ key }) => filters[key] !== null);
  const offers = await Promise.all([
    ...priceSteps.map(offerPrice),
    ...names.map((name) => offerWithout(name, withoutFilters(filters, [name]))),
  ]);
  if (shownItems.length > 0 || offers.flat().length > 0) return offers.flat();
  return offerWithout(null, { ...NO_FILTERS, sort: filters.sort });
}

interface PriceStep {
  readonly key: 'priceRangeMin' | 'priceRangeMax';
  /** Whether a price in cents is outside this end of the range. `end` is in dollars. */
  readonly isBeyond: (priceCents: number, end: number) => boolean;
  /** Compares prices by their distance from the range. */
  readonly compare: (firstValue: number, secondValue: number) => number;
  readonly round: (dollars: number) => number;
}

const PRICE_STEPS: readonly PriceStep[] = [
  {
    key: 'priceRangeMax',
    isBeyond: (priceCents, end) => priceCents > end * 100,
    compare: (firstValue, secondValue) => firstValue - secondValue,
    round: Math.ceil,
  },
  {
    key: 'priceRangeMin',
    isBeyond: (priceCents, end) => priceCents < end * 100,
    compare: (firstValue, secondValue) => secondValue - firstValue,
    round: Math.floor,
  },
];

/** The end of the range, in dollars, that includes the next pieces; null if there are none. */
function findNextEnd(
  { key, isBeyond, compare, round }: PriceStep,
  filters: Filters,
  items: readonly CatalogueItem[],
): number | null {
  const prices = items.map(({ priceCents }) => priceCents).filter((price) => isBeyond(price, filters[key] ?? 0));
  const price = prices.toSorted(compare).slice(0, PRICE_STEP_COUNT).at(-1);
  return price === undefined ? null : round(price / 100);
}

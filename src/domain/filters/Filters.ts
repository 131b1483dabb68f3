import type { Color, Gender, Size, SortOption } from '../catalogue/vocabulary.ts';

/** What narrows and orders a search (spec section 3). Prices are whole US dollars. */
export interface Filters {
  readonly sort: SortOption | null;
  readonly gender: readonly Gender[];
  readonly sale: boolean;
  readonly priceRangeMin: number | null;
  readonly priceRangeMax: number | null;
  readonly size: readonly Size[];
  readonly color: readonly Color[];
}

export const PRICE_FLOOR = 0;
export const PRICE_CEILING = 1_000_000_000;

export const NO_FILTERS: Filters = {
  sort: null,
  gender: [],
  sale: false,
  priceRangeMin: null,
  priceRangeMax: null,
  size: [],
  color: [],
};

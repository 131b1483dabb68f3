import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import type { SortOption } from '../../domain/catalogue/vocabulary.ts';
import { applyFilters } from '../../domain/filters/filterEdits.ts';
import { changeBetween } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { WISH_MAX_LENGTH } from '../../domain/search/wish.ts';
import { QUERY } from '../shared/paths.ts';

const NAMES = {
  query: QUERY.query,
  search: 'search',
  sort: 'sort',
  gender: 'gender',
  size: 'size',
  color: 'color',
  sale: 'sale',
  min: 'min',
  max: 'max',
  /** Says that there are no filters, where leaving them out would let the words add some. */
  filters: 'filters',
} as const;

const SORTS: Readonly<Record<string, SortOption>> = { 'price-up': 'Price (low/high)', 'price-down': 'Price (high/low)' };

/** What the query of an address says of a search; null where it says nothing. What is no filter is left out. */
export function readSearch(search: URLSearchParams): SearchAddress | null {
  // An address can hold more words than the field and the backend take.
  const query = (search.get(NAMES.query) ?? '').trim().slice(0, WISH_MAX_LENGTH);
  const searchId = search.get(NAMES.search);
  return query === '' && searchId === null ? null : { query, searchId, filters: readFilters(search) };
}

function readFilters(search: URLSearchParams): Filters | null {
  const list = (name: string) => search.get(name)?.split(',') ?? [];
  const filters = applyFilters(NO_FILTERS, {
    sort: SORTS[search.get(NAMES.sort) ?? ''] ?? null,
    gender: list(NAMES.gender),
    size: list(NAMES.size),
    color: list(NAMES.color),
    sale: search.get(NAMES.sale) === 'yes',
    priceRangeMin: search.get(NAMES.min),
    priceRangeMax: search.get(NAMES.max),
  }, () => {});
  const none = changeBetween(filters, NO_FILTERS) === 'none';
  return none && search.get(NAMES.filters) !== 'none' ? null : filters;
}

/** The query of the same address with another search in it; everything that is not about a search stays. */
export function withSearch(search: URLSearchParams, address: SearchAddress | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of Object.values(NAMES)) next.delete(name);
  for (const [name, value] of Object.entries(entriesOf(address))) if (value !== '') next.set(name, value);
  return next;
}

/** The same search: the order in which filters were chosen does not matter. */
export function isSameSearch(one: SearchAddress | null, other: SearchAddress | null): boolean {
  return withSearch(new URLSearchParams(), one).toString() === withSearch(new URLSearchParams(), other).toString();
}

function entriesOf(address: SearchAddress | null): Readonly<Record<string, string>> {
  if (address === null) return {};
  const { query, searchId, filters } = address;
  return { [NAMES.query]: query, ...(filters === null ? {} : filterEntries(filters)), [NAMES.search]: searchId ?? '' };
}

function filterEntries(filters: Filters): Readonly<Record<string, string>> {
  if (changeBetween(filters, NO_FILTERS) === 'none') return { [NAMES.filters]: 'none' };
  return {
    [NAMES.sort]: Object.keys(SORTS).find((name) => SORTS[name] === filters.sort) ?? '',
    [NAMES.gender]: filters.gender.toSorted().join(),
    [NAMES.size]: filters.size.toSorted().join(),
    [NAMES.color]: filters.color.toSorted().join(),
    [NAMES.sale]: filters.sale ? 'yes' : '',
    [NAMES.min]: filters.priceRangeMin?.toString() ?? '',
    [NAMES.max]: filters.priceRangeMax?.toString() ?? '',
  };
}

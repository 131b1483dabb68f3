import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import { applyFilters } from '../../domain/filters/filterEdits.ts';
import { changeBetween } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS, filtersInAddress, filtersToAddress, type Filters } from '../../domain/filters/Filters.ts';
import { QUERY_MAX_LENGTH } from '../../domain/search/searchInput.ts';
import { QUERY } from '../shared/paths.ts';

/** Says that there are no filters, where leaving them out would let the words add some. */
const NO_FILTERS_ENTRY = { filters: 'none' };
const SEARCH = 'search';

/** What the query of an address says of a search; null where it says nothing. What is no filter is left out. */
export function readSearch(search: URLSearchParams): SearchAddress | null {
  // An address can hold more words than the field and the backend take.
  const query = (search.get(QUERY.query) ?? '').trim().slice(0, QUERY_MAX_LENGTH);
  const searchId = search.get(SEARCH);
  return query === '' && searchId === null ? null : { query, searchId, filters: readFilters(search) };
}

function readFilters(search: URLSearchParams): Filters | null {
  const filters = applyFilters(NO_FILTERS, filtersInAddress(search), () => {});
  const none = changeBetween(filters, NO_FILTERS) === 'none';
  return none && search.get('filters') !== NO_FILTERS_ENTRY.filters ? null : filters;
}

/** The query of the same address with another search in it; everything that is not about a search stays. */
export function withSearch(search: URLSearchParams, address: SearchAddress | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ENTRIES) next.delete(name);
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
  return { [QUERY.query]: query, ...(filters !== null && filterEntries(filters)), [SEARCH]: searchId ?? '' };
}

function filterEntries(filters: Filters): Readonly<Record<string, string>> {
  return changeBetween(filters, NO_FILTERS) === 'none' ? NO_FILTERS_ENTRY : filtersToAddress(filters);
}

/** Every entry of an address that is about a search. */
const ENTRIES = [QUERY.query, SEARCH, ...Object.keys(NO_FILTERS_ENTRY), ...Object.keys(filtersToAddress(NO_FILTERS))];

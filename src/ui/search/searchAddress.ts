import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import { applyFilters } from '../../domain/filters/filterEdits.ts';
import { classifyChange } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS, readAddressFilters, filtersToAddress, type Filters } from '../../domain/filters/Filters.ts';
import { MAX_QUERY_LENGTH } from '../../domain/search/searchInput.ts';
import { QUERY } from '../shared/paths.ts';

/** The parameter of a search whose filters are empty. Without it, the server would derive filters from the query. */
const NO_FILTERS_ENTRY = { filters: 'none' };
const SEARCH_ID_PARAMETER = 'search';

/** Reads the search from a URL's query string; null if it contains none. Invalid filters are ignored. */
export function readSearch(search: URLSearchParams): SearchAddress | null {
  // Truncate the query, because a URL may have a longer one than the backend accepts.
  const query = (search.get(QUERY.query) ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const searchId = search.get(SEARCH_ID_PARAMETER);
  return query === '' && searchId === null ? null : { query, searchId, filters: readFilters(search) };
}

function readFilters(search: URLSearchParams): Filters | null {
  const filters = applyFilters(NO_FILTERS, readAddressFilters(search), () => {});
  const hasNoFilters = classifyChange(filters, NO_FILTERS) === 'none';
  return hasNoFilters && search.get('filters') !== NO_FILTERS_ENTRY.filters ? null : filters;
}

/** Returns the query string with another search. Other parameters stay. */
export function setSearch(search: URLSearchParams, address: SearchAddress | null): URLSearchParams {
  const nextQuery = new URLSearchParams(search);
  for (const name of SEARCH_PARAMETERS) nextQuery.delete(name);
  for (const [name, value] of Object.entries(listEntries(address))) if (value !== '') nextQuery.set(name, value);
  return nextQuery;
}

/** Whether two addresses describe the same search. */
export function isSameSearch(firstAddress: SearchAddress | null, secondAddress: SearchAddress | null): boolean {
  return (
    setSearch(new URLSearchParams(), firstAddress).toString() ===
    setSearch(new URLSearchParams(), secondAddress).toString()
  );
}

function listEntries(address: SearchAddress | null): Readonly<Record<string, string>> {
  if (address === null) return {};
  const { query, searchId, filters } = address;
  return {
    [QUERY.query]: query,
    ...(filters !== null && listFilterEntries(filters)),
    [SEARCH_ID_PARAMETER]: searchId ?? '',
  };
}

function listFilterEntries(filters: Filters): Readonly<Record<string, string>> {
  return classifyChange(filters, NO_FILTERS) === 'none' ? NO_FILTERS_ENTRY : filtersToAddress(filters);
}

/** All query parameters that a search may use. */
const SEARCH_PARAMETERS = [
  QUERY.query,
  SEARCH_ID_PARAMETER,
  ...Object.keys(NO_FILTERS_ENTRY),
  ...Object.keys(filtersToAddress(NO_FILTERS)),
];

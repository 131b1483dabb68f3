import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import { applyFilters } from '../../domain/filters/filterEdits.ts';
import { classifyChange } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS, readAddressFilters, filtersToAddress, type Filters } from '../../domain/filters/Filters.ts';
import { MAX_QUERY_LENGTH } from '../../domain/search/searchInput.ts';
import { QUERY } from '../shared/paths.ts';

/** The parameter for a search without filters. If it is missing, the server derives filters from the query again. */
const NO_FILTERS_ENTRY = { filters: 'none' };
const SEARCH_ID_PARAMETER = 'search';

/** Reads the search from a URL's query string; null if it contains none. Invalid filters are ignored. */
export function readSearch(search: URLSearchParams): SearchAddress | null {
  // Truncate, because a URL may contain a longer query than the field and the backend accept.
  const query = (search.get(QUERY.query) ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const searchId = search.get(SEARCH_ID_PARAMETER);
  return query === '' && searchId === null ? null : { query, searchId, filters: readFilters(search) };
}

function readFilters(search: URLSearchParams): Filters | null {
  const filters = applyFilters(NO_FILTERS, readAddressFilters(search), () => {});
  const hasNoFilters = classifyChange(filters, NO_FILTERS) === 'none';
  return hasNoFilters && search.get('filters') !== NO_FILTERS_ENTRY.filters ? null : filters;
}

/** The query string with another search, and all other parameters unchanged. */
export function setSearch(search: URLSearchParams, address: SearchAddress | null): URLSearchParams {
  const nextQuery = new URLSearchParams(search);
  for (const name of SEARCH_PARAMETERS) nextQuery.delete(name);
  for (const [name, value] of Object.entries(listEntries(address))) if (value !== '') nextQuery.set(name, value);
  return nextQuery;
}

/** Whether two addresses describe the same search, i.e. have the same URL parameters. */
export function isSameSearch(one: SearchAddress | null, other: SearchAddress | null): boolean {
  return setSearch(new URLSearchParams(), one).toString() === setSearch(new URLSearchParams(), other).toString();
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

import type { FilterSnapshot } from '../../application/filters/FilterManager.ts';
import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import type { SearchAddress, SearchCause } from '../../application/search/SearchSnapshot.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { classifyChange } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { panelOf } from '../shared/paths.ts';
import { isSameSearch, readSearch, withSearch } from './searchAddress.ts';

export interface SearchAddressParts {
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe' | 'open' | 'clear'>;
  /** The filters are only read, because they change together with the search. */
  readonly filters: Pick<Observable<FilterSnapshot>, 'snapshot'>;
}

/**
 * Keeps the URL and the search in sync. A new query or an edited filter adds a history entry, so that Back undoes it;
 * filters derived from the query are written to the same entry.
 */
export class SearchAddressSync {
  readonly #search: SearchAddressParts['search'];
  readonly #filters: SearchAddressParts['filters'];
  readonly #address: AddressStore;
  #here: SearchAddress | null = null;
  #travels = 0;
  /** Whether the search of the current history entry is still to be shown. */
  #settling = false;

  constructor({ search, filters }: SearchAddressParts, address: AddressStore) {
    this.#search = search;
    this.#filters = filters;
    this.#address = address;
  }

  /**
   * Runs the URL's search, or writes the shown search to the URL; observes URL and search until the returned function
   * is called.
   */
  start(): () => void {
    this.#here = this.#named();
    this.#travels = this.#address.snapshot.historyTravelCount;
    this.#settling = true;
    const stops = [
      this.#search.subscribe(() => this.#follow()),
      this.#address.subscribe(() => this.#onAddress(this.#hasTraveled())),
    ];
    if (this.#here !== null && !isSameSearch(this.#here, this.#shown())) void this.#search.open(this.#here);
    else this.#follow();
    return () => stops.forEach((stop) => stop());
  }

  #named(): SearchAddress | null {
    return readSearch(new URLSearchParams(this.#address.snapshot.query));
  }

  #hasTraveled(): boolean {
    const before = this.#travels;
    this.#travels = this.#address.snapshot.historyTravelCount;
    return this.#travels !== before;
  }

  #onAddress(traveled: boolean): void {
    const named = this.#named();
    if (isSameSearch(named, this.#here)) return;
    this.#here = named;
    this.#settling = true;
    if (named !== null) void this.#search.open(named);
    else if (traveled) this.#search.clear();
    // A link to the tab without a search keeps the shown results.
    else this.#follow();
  }

  #follow(): void {
    const { status, cause, query } = this.#search.snapshot;
    if (status === 'searching') return this.#await(cause, query);
    // After a session has ended, keep the search in the URL, so that it is restored after the login.
    if (status === 'idle') return;
    const shown = this.#shown();
    if (!isSameSearch(shown, this.#here))
      this.#write(shown, this.#settling || !this.#isAnother(shown) ? 'replace' : 'push');
    this.#settling = false;
  }

  /** Writes a new query and edited filters immediately, so that neither a reload nor closing a panel loses them. */
  #await(cause: SearchCause, query: string): void {
    if (query === '' && cause !== 'stored') return;
    const edited = { query, filters: this.#filters.snapshot.filters, searchId: null };
    if (cause === 'query' && this.#here?.query !== query) this.#write({ ...edited, filters: null }, 'push');
    if (cause === 'filters' && this.#isAnother(edited)) this.#write(edited, 'push');
    this.#settling = true;
  }

  /** Whether it is another search than the one in the URL. A search that only received its id is the same search. */
  #isAnother(shown: SearchAddress | null): boolean {
    const withoutId = (address: SearchAddress | null) => address && { ...address, searchId: null };
    return !isSameSearch(withoutId(shown), withoutId(this.#here));
  }

  #shown(): SearchAddress | null {
    const { status, query, searchId, filtersAreFinal, answerKey } = this.#search.snapshot;
    const { filters } = this.#filters.snapshot;
    // Results of a conversation belong to the conversation's URL.
    if (status === 'idle' || answerKey !== null || (query === '' && searchId === null)) return null;
    const withoutFilters = !filtersAreFinal && classifyChange(filters, NO_FILTERS) === 'none';
    return { query, searchId, filters: withoutFilters ? null : filters };
  }

  /**
   * Writes the search to the URL. While a panel is open, replaces its entry, so that Back returns to the entry before
   * the panel.
   */
  #write(search: SearchAddress | null, how: 'push' | 'replace'): void {
    this.#here = search;
    const query = new URLSearchParams(this.#address.snapshot.query);
    this.#address[panelOf(query) === null ? how : 'replace'](withSearch(query, search));
  }
}

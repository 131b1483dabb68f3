import type { FilterSnapshot } from '../../application/filters/FilterManager.ts';
import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import type { SearchAddress, SearchCause } from '../../application/search/SearchSnapshot.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { classifyChange } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { readPanel } from '../shared/paths.ts';
import { readChatId } from './chatAddress.ts';
import { isSameSearch, readSearch, setSearch } from './searchAddress.ts';

export interface SearchAddressParts {
  readonly search: Pick<SearchSession, 'snapshot' | 'subscribe' | 'open' | 'clear'>;
  /** The filters. They are only read, because they change together with the search. */
  readonly filters: Pick<Observable<FilterSnapshot>, 'snapshot'>;
}

/**
 * Keeps the URL and the search in sync. A new query or an edited filter adds a history entry, so that Back undoes it.
 * Filters derived from the query are written to the same entry.
 */
export class SearchAddressSync {
  readonly #search: SearchAddressParts['search'];
  readonly #filters: SearchAddressParts['filters'];
  readonly #address: AddressStore;
  #currentAddress: SearchAddress | null = null;
  #lastTravelCount = 0;
  /** Whether the search of the current history entry is not shown yet. */
  #isSettling = false;

  constructor({ search, filters }: SearchAddressParts, address: AddressStore) {
    this.#search = search;
    this.#filters = filters;
    this.#address = address;
  }

  /**
   * Runs the URL's search, or writes the shown search to the URL. Keeps both in sync until the returned function is
   * called.
   */
  start(): () => void {
    this.#currentAddress = this.#readAddress();
    this.#lastTravelCount = this.#address.snapshot.historyTravelCount;
    this.#isSettling = true;
    const stopFunctions = [
      this.#search.subscribe(() => this.#followSearch()),
      this.#address.subscribe(() => this.#onAddress(this.#hasTraveled())),
    ];
    if (this.#currentAddress !== null && !isSameSearch(this.#currentAddress, this.#getShownAddress()))
      void this.#search.open(this.#currentAddress);
    else this.#followSearch();
    return () => stopFunctions.forEach((stop) => stop());
  }

  #readAddress(): SearchAddress | null {
    return readSearch(new URLSearchParams(this.#address.snapshot.query));
  }

  #hasTraveled(): boolean {
    const countBefore = this.#lastTravelCount;
    this.#lastTravelCount = this.#address.snapshot.historyTravelCount;
    return this.#lastTravelCount !== countBefore;
  }

  #onAddress(hasTraveled: boolean): void {
    const addressInUrl = this.#readAddress();
    if (isSameSearch(addressInUrl, this.#currentAddress)) return;
    this.#currentAddress = addressInUrl;
    this.#isSettling = true;
    if (addressInUrl !== null) void this.#search.open(addressInUrl);
    else if (hasTraveled) this.#search.clear();
    // A link to the tab without a search keeps the shown results. A link to a conversation shows the conversation's
    // results.
    else if (readChatId(new URLSearchParams(this.#address.snapshot.query)) === null) this.#followSearch();
  }

  #followSearch(): void {
    const { status, cause, query } = this.#search.snapshot;
    if (status === 'searching') return this.#writePending(cause, query);
    // After the end of a session, keep the search in the URL for the next login.
    if (status === 'idle') return;
    const shownAddress = this.#getShownAddress();
    if (!isSameSearch(shownAddress, this.#currentAddress))
      this.#writeAddress(shownAddress, this.#isSettling || !this.#isOtherSearch(shownAddress) ? 'replace' : 'push');
    this.#isSettling = false;
  }

  /** Writes a new query and edited filters at once, so that they survive a reload. */
  #writePending(cause: SearchCause, query: string): void {
    if (query === '' && cause !== 'stored') return;
    const editedAddress = { query, filters: this.#filters.snapshot.filters, searchId: null };
    if (cause === 'query' && this.#currentAddress?.query !== query)
      this.#writeAddress({ ...editedAddress, filters: null }, 'push');
    if (cause === 'filters' && this.#isOtherSearch(editedAddress)) this.#writeAddress(editedAddress, 'push');
    this.#isSettling = true;
  }

  /**
   * Whether the shown search differs from the one in the URL. A search that has only received its id counts as the
   * same search.
   */
  #isOtherSearch(shownAddress: SearchAddress | null): boolean {
    const withoutId = (address: SearchAddress | null) => address && { ...address, searchId: null };
    return !isSameSearch(withoutId(shownAddress), withoutId(this.#currentAddress));
  }

  #getShownAddress(): SearchAddress | null {
    const { status, query, searchId, filtersAreFinal, answerKey } = this.#search.snapshot;
    const { filters } = this.#filters.snapshot;
    // A conversation's results are not written, because the URL names the conversation.
    if (status === 'idle' || answerKey !== null || (query === '' && searchId === null)) return null;
    const hasNoFilters = !filtersAreFinal && classifyChange(filters, NO_FILTERS) === 'none';
    return { query, searchId, filters: hasNoFilters ? null : filters };
  }

  /**
   * Writes the search to the URL. While a panel is open, replaces the panel's entry, so that Back returns to the
   * entry before it.
   */
  #writeAddress(search: SearchAddress | null, historyMethod: 'push' | 'replace'): void {
    this.#currentAddress = search;
    const query = new URLSearchParams(this.#address.snapshot.query);
    this.#address[readPanel(query) === null ? historyMethod : 'replace'](setSearch(query, search));
  }
}

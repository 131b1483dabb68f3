import type { FilterSnapshot } from '../../application/filters/FilterManager.ts';
import type { SearchAddress, SearchCause, SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { changeBetween } from '../../domain/filters/filterFacts.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { isSameSearch } from './searchAddress.ts';

/** The part of the browser's history that a search needs. */
export interface SearchBar {
  /** `push` makes a new place in the history, `replace` says better what the place shows. */
  write(address: SearchAddress | null, how: 'push' | 'replace'): void;
}

export interface AddressedSearch extends Observable<SearchSnapshot> {
  open(address: SearchAddress): Promise<void>;
  clear(): void;
}

/**
 * Keeps the address and the search together. A new wish and an edited filter make a new place in the
 * history, so that Back undoes them; what they were understood to mean is added to that place.
 */
export class SearchAddressSync {
  readonly #search: AddressedSearch;
  /** Read only: filters that matter to the address change together with the search. */
  readonly #filters: Pick<Observable<FilterSnapshot>, 'snapshot'>;
  readonly #bar: SearchBar;
  #here: SearchAddress | null = null;
  /** Written by us and not yet seen to arrive. */
  #sent: readonly (SearchAddress | null)[] = [];
  /** What is shown is on its way to being what the present place names. */
  #settling = false;

  constructor(search: AddressedSearch, filters: Pick<Observable<FilterSnapshot>, 'snapshot'>, bar: SearchBar) {
    this.#search = search;
    this.#filters = filters;
    this.#bar = bar;
  }

  /** Shows what the address names, or names what is shown; follows until the returned function is called. */
  start(address: SearchAddress | null): () => void {
    this.#here = address;
    this.#sent = [];
    this.#settling = true;
    const stop = this.#search.subscribe(() => this.#follow());
    if (address !== null && !isSameSearch(address, this.#shown())) void this.#search.open(address);
    else this.#follow();
    return stop;
  }

  /** The address has changed; `travelled` when the browser stepped through its history. */
  arrived(address: SearchAddress | null, travelled: boolean): void {
    const sent = travelled ? -1 : this.#sent.findIndex((written) => isSameSearch(written, address));
    this.#sent = sent === -1 ? [] : this.#sent.slice(sent + 1);
    if (sent !== -1 || isSameSearch(address, this.#here)) return;
    this.#here = address;
    this.#settling = true;
    if (address !== null) void this.#search.open(address);
    else if (travelled) this.#search.clear();
    // A link to the tab is no wish to lose what is on it.
    else this.#follow();
  }

  #follow(): void {
    const { status, cause, query } = this.#search.snapshot;
    if (status === 'searching') return this.#await(cause, query);
    // A search that was cleared because its shopper left stays in the address, for when they are back.
    if (status === 'idle') return;
    const shown = this.#shown();
    if (!isSameSearch(shown, this.#here))
      this.#write(shown, this.#settling || !this.#isAnother(shown) ? 'replace' : 'push');
    this.#settling = false;
  }

  /** New words and edited filters are in the address at once, so that neither a reload nor a closed panel loses them. */
  #await(cause: SearchCause, query: string): void {
    if (query === '' && cause !== 'stored') return;
    const edited = { query, filters: this.#filters.snapshot.filters, searchId: null };
    if (cause === 'wish' && this.#here?.query !== query) this.#write({ ...edited, filters: null }, 'push');
    if (cause === 'filters' && this.#isAnother(edited)) this.#write(edited, 'push');
    this.#settling = true;
  }

  /** Only another name for the same search is no new place. */
  #isAnother(shown: SearchAddress | null): boolean {
    const nameless = (address: SearchAddress | null) => address && { ...address, searchId: null };
    return !isSameSearch(nameless(shown), nameless(this.#here));
  }

  #shown(): SearchAddress | null {
    const { status, query, searchId, filtersAreFinal, answerKey } = this.#search.snapshot;
    const { filters } = this.#filters.snapshot;
    // What a conversation found is named by the conversation.
    if (status === 'idle' || answerKey !== null || (query === '' && searchId === null)) return null;
    const unnamed = !filtersAreFinal && changeBetween(filters, NO_FILTERS) === 'none';
    return { query, searchId, filters: unnamed ? null : filters };
  }

  #write(address: SearchAddress | null, how: 'push' | 'replace'): void {
    this.#here = address;
    this.#sent = [...this.#sent, address];
    this.#bar.write(address, how);
  }
}

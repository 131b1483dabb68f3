import type { SearchAddress } from './SearchSnapshot.ts';
import type { ShownSearch } from './SearchScreen.ts';
import { addressMatches } from './storedSearch.ts';

const MAX_SEARCHES = 10;

/** A cache of recently shown searches by search id, so that going back needs no call. */
export class RecentSearches {
  readonly #searches = new Map<string, ShownSearch>();

  get(searchId: string | null): ShownSearch | undefined {
    return searchId === null ? undefined : this.#searches.get(searchId);
  }

  /** Finds the search that an address describes. Ignores the sort. */
  find(address: SearchAddress): ShownSearch | undefined {
    const knownSearch = this.get(address.searchId);
    return knownSearch && addressMatches(address, knownSearch.snapshot.query, knownSearch.filters.filters)
      ? knownSearch
      : undefined;
  }

  add(searchId: string, search: ShownSearch): void {
    this.#searches.delete(searchId);
    this.#searches.set(searchId, search);
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > MAX_SEARCHES && oldest !== undefined) this.#searches.delete(oldest);
  }

  clear(): void {
    this.#searches.clear();
  }
}

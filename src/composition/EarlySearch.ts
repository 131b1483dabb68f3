import type { TTLCache } from '../application/cache/TTLCache.ts';
import type { FilterSnapshot } from '../application/filters/FilterManager.ts';
import type { CurrentShopper } from '../application/ports/CurrentShopper.ts';
import type { Searches } from '../application/ports/Searches.ts';
import type { SearchAddress } from '../application/search/SearchSnapshot.ts';
import type { Observable } from '../application/Snapshots.ts';
import { applyFilters } from '../domain/filters/filterEdits.ts';
import { NO_FILTERS, type Filters } from '../domain/filters/Filters.ts';
import type { SearchRequest, SearchResult, StoredSearch } from '../domain/search/Search.ts';

/** Where the filters stand that the shopper's preferences set: a wish is searched for with them. */
const DEFAULTS = 'default-filters';

/**
 * Makes the search that the page's address names while the login is still being checked and the app is on
 * its way; the first one to ask for the same takes that answer. The backend decides who may have it.
 */
export class EarlySearch implements Searches {
  readonly #searches: Searches;
  readonly #cache: TTLCache;
  #asked: { readonly what: string; readonly answer: Promise<unknown>; readonly drop: () => void } | null = null;

  constructor(searches: Searches, cache: TTLCache) {
    this.#searches = searches;
    this.#cache = cache;
  }

  /** Remembers the shopper's default filters for next time, until the returned function is called. */
  follow(filters: Observable<Pick<FilterSnapshot, 'defaults'>>, shopper: CurrentShopper): () => void {
    const remember = () => {
      if (shopper.snapshot !== null) this.#cache.set(DEFAULTS, filters.snapshot.defaults, null);
    };
    remember();
    return filters.subscribe(remember);
  }

  /** For the shopper of last time. A failure is told to whoever takes it. */
  ask(userId: string, { query, filters, searchId }: SearchAddress): void {
    const ended = new AbortController();
    const request: SearchRequest = { userId, query, filters: filters ?? this.#defaults(), filtersAreFinal: filters !== null, attachments: [] };
    const [what, answer] = searchId === null
      ? [nameOf(request), this.#searches.search(request, ended.signal)]
      : [nameOf(userId, searchId), this.#searches.getSearch(userId, searchId, ended.signal)];
    answer.catch(() => undefined);
    this.#asked = { what, answer, drop: () => ended.abort() };
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    return this.#take<SearchResult>(nameOf(request), signal) ?? this.#searches.search(request, signal);
  }

  getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch> {
    return this.#take<StoredSearch>(nameOf(userId, searchId), signal) ?? this.#searches.getSearch(userId, searchId, signal);
  }

  #defaults(): Filters {
    return applyFilters(NO_FILTERS, { ...this.#cache.get(DEFAULTS) as object }, () => undefined);
  }

  /** Once, by the first who asks; where that is for something else, nobody will want it any more. */
  #take<Answer>(what: string, signal: AbortSignal | undefined): Promise<Answer> | null {
    const asked = this.#asked;
    this.#asked = null;
    if (asked?.what === what) {
      signal?.addEventListener('abort', asked.drop, { once: true });
      return asked.answer as Promise<Answer>;
    }
    asked?.drop();
    return null;
  }
}

/** The same for the same request, in whichever order its fields were written. */
function nameOf(...what: readonly unknown[]): string {
  return JSON.stringify(what, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(byField)) : value);
}

const byField = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

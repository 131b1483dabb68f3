import type { TTLCache } from '../application/cache/TTLCache.ts';
import type { FilterSnapshot } from '../application/filters/FilterManager.ts';
import type { CurrentShopper } from '../application/ports/CurrentShopper.ts';
import type { Searches } from '../application/ports/Searches.ts';
import type { SearchAddress } from '../application/search/SearchSnapshot.ts';
import type { Observable } from '../application/Snapshots.ts';
import type { SearchRequest, SearchResult, StoredSearch } from '../domain/search/Search.ts';
import { rememberDefaults, requestOf } from './addressedSearch.ts';

/**
 * Makes the search that the page's address names while the login is still being checked and the app is on
 * its way; the first one to ask for the same takes that answer. The backend decides who may have it.
 */
export class EarlySearch implements Searches {
  readonly #searches: Searches;
  readonly #cache: TTLCache;
  readonly #nextTask: () => Promise<void>;
  #asked: { readonly what: string; readonly answer: Promise<unknown>; readonly drop: () => void } | null = null;

  /** `nextTask` lets the frame be drawn before what it is to show, where both have come at once. */
  constructor(searches: Searches, cache: TTLCache, nextTask: () => Promise<void>) {
    this.#nextTask = nextTask;
    this.#searches = searches;
    this.#cache = cache;
  }

  /** Remembers the shopper's default filters for next time, until the returned function is called. */
  follow(filters: Observable<Pick<FilterSnapshot, 'defaults'>>, shopper: CurrentShopper): () => void {
    const remember = () => {
      if (shopper.snapshot !== null) rememberDefaults(this.#cache, filters.snapshot.defaults);
    };
    remember();
    return filters.subscribe(remember);
  }

  /** For the shopper of last time. A failure is told to whoever takes it. */
  ask(userId: string, address: SearchAddress): void {
    const ended = new AbortController();
    const { searchId } = address;
    const request = requestOf(userId, address, this.#cache);
    const [what, answer] =
      searchId === null
        ? [nameOf(request), this.#searches.search(request, ended.signal)]
        : [nameOf(userId, searchId), this.#searches.getSearch(userId, searchId, ended.signal)];
    answer.catch(() => undefined);
    this.#asked = { what, answer, drop: () => ended.abort() };
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    return this.#take<SearchResult>(nameOf(request), signal) ?? this.#searches.search(request, signal);
  }

  getSearch(userId: string, searchId: string, signal?: AbortSignal): Promise<StoredSearch> {
    return (
      this.#take<StoredSearch>(nameOf(userId, searchId), signal) ?? this.#searches.getSearch(userId, searchId, signal)
    );
  }

  /** Once, by the first who asks; where that is for something else, nobody will want it any more. */
  #take<Answer>(what: string, signal: AbortSignal | undefined): Promise<Answer> | null {
    const asked = this.#asked;
    this.#asked = null;
    if (asked?.what === what) {
      signal?.addEventListener('abort', asked.drop, { once: true });
      return asked.answer.then(async (answer) => {
        await this.#nextTask();
        return answer as Answer;
      });
    }
    asked?.drop();
    return null;
  }
}

/** The same for the same request, in whichever order its fields were written. */
function nameOf(...what: readonly unknown[]): string {
  return JSON.stringify(what, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(byField))
      : value,
  );
}

const byField = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

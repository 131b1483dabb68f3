import { sortItems } from '../../domain/catalogue/sortItems.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { changeBetween, type FilterChange } from '../../domain/filters/filterFacts.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { SearchResult, StoredSearch } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/wish.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Searches } from '../ports/Searches.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { Attachments } from './Attachments.ts';
import { RecentSearches, type ShownSearch, type Wish } from './RecentSearches.ts';
import { NO_SEARCH, type FoundElsewhere, type SearchAddress, type SearchIntent, type SearchSnapshot } from './SearchSnapshot.ts';

export interface SearchSessionParts {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
}

/** One request: what the screen shows meanwhile, what is asked, and what comes of it. */
interface Attempt<Answer> {
  readonly meanwhile: Partial<SearchSnapshot>;
  readonly ask: (userId: string, signal: AbortSignal) => Promise<Answer>;
  readonly accept: (answer: Answer) => void | Promise<void>;
  /** The popup of a failure (spec section 8), and what the screen shows then. */
  readonly failure: { readonly message: string; readonly shows?: Partial<SearchSnapshot> };
  readonly signal: AbortSignal | undefined;
}

const NO_RESULTS = { searchId: null, items: [], deepSearchItems: [], relaxations: [], correctedQuery: null, answerKey: null } as const;

/** Failures of a stored search that mean: it is not this shopper's to see, so search for the same instead. */
const NOT_THEIRS: readonly CallFailure[] = ['not-found', 'forbidden', 'rejected'];

/**
 * The search that is on the screen (spec section 4, search results). It follows the `FilterManager`:
 * an edit of the sort puts what was found in order again, any other edit searches anew with the filters
 * as they stand. The newest request wins; an older one is aborted and its late answer dropped.
 *
 * None of the methods rejects: a failure is in the snapshot, and a popup says it. A signal that aborts
 * brings back what was shown before.
 */
export class SearchSession implements Observable<SearchSnapshot> {
  readonly #parts: SearchSessionParts;
  readonly #state = new SnapshotHolder<SearchSnapshot>(NO_SEARCH);
  readonly #newest = new NewestRequest();
  readonly #recent = new RecentSearches();
  #wish: Wish | null = null;
  /** What was found, in the order it came. */
  #found: readonly Item[] = [];
  #settled: ShownSearch;
  #again: () => Promise<void> = async () => {};
  #userId: string | null;

  constructor(parts: SearchSessionParts) {
    this.#parts = parts;
    this.#userId = parts.shopper.snapshot?.id ?? null;
    this.#settled = this.#shown();
  }

  get snapshot(): SearchSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Follows filter edits, and forgets everything when the shopper changes, until the returned function is called. */
  start(): () => void {
    this.#follow();
    const stops = [this.#parts.filters.onEdit((change) => this.#onEdit(change)), this.#parts.shopper.subscribe(() => this.#follow())];
    return () => {
      for (const stop of stops) stop();
      this.cancel();
    };
  }

  /**
   * A new search intent: it replaces the results and clears the deep ones, at once, unless
   * `doNotClearScreen`. Filters understood from the wish before it go, those chosen by hand stay. What is
   * attached goes along. Does nothing without words and attachment, or where nobody is signed in.
   */
  async search(intent: SearchIntent, signal?: AbortSignal): Promise<void> {
    const query = intent.query.trim();
    const attachments = this.#parts.attachments.snapshot;
    if (intent.items !== undefined) return this.show({ query, items: intent.items });
    if (!canBeSearched(query, attachments) || this.#userId === null) return;
    this.#parts.filters.release();
    await this.#searchWish({ query, attachments, understood: false }, intent.doNotClearScreen === true, signal);
  }

  /**
   * Shows what an address names: from memory where it was shown before, else as the backend kept it,
   * else by searching again, which is also what becomes of another shopper's search.
   */
  async open(address: SearchAddress, signal?: AbortSignal): Promise<void> {
    const recent = this.#recent.get(address.searchId);
    if (recent !== undefined && names(address, recent.snapshot.query, recent.filters.filters)) return this.#showAgain(recent, address.filters);
    const { searchId } = address;
    if (searchId === null) return this.#searchAddress(address, signal);
    await this.#openStored(address.query, (userId, abort) => this.#storedOrNull(userId, searchId, abort), async (stored) => {
      const found = stored !== null && names(address, stored.query, stored.filters);
      return found ? this.#acceptStored(stored, address.filters) : this.#searchAddress(address, signal);
    }, signal);
  }

  /** Shows a search of the history, with its filters and attachments. A failure says 'Error loading Search'. */
  async openStored(searchId: string, signal?: AbortSignal): Promise<void> {
    const ask = (userId: string, abort: AbortSignal) => this.#parts.searches.getSearch(userId, searchId, abort);
    await this.#openStored('', ask, (stored) => this.#acceptStored(stored, null), signal);
  }

  /** Shows results that were found elsewhere; a search that is under way is dropped. */
  show({ query, items, deepSearchItems = [], filters, requested, attachments = [], answerKey = null }: FoundElsewhere): void {
    this.#newest.abort();
    if (filters !== undefined && requested !== undefined) this.#parts.filters.adopt(filters, requested);
    else if (filters !== undefined) this.#parts.filters.restore(filters);
    const wish = { query, attachments, understood: true };
    this.#wish = wish;
    this.#found = items;
    this.#settle({ ...NO_SEARCH, status: 'done', query, items: this.#sorted(), deepSearchItems, filtersAreFinal: true, answerKey });
    const edited = requested !== undefined && changeBetween(filters ?? requested, this.#parts.filters.snapshot.filters) === 'filters';
    if (edited) void this.#searchEdited(wish);
  }

  /** Shows other pieces above the results, which stay; a search under way brings its own. */
  showDeep(deepSearchItems: readonly Item[]): void {
    if (this.snapshot.status === 'searching') return;
    this.#settle({ ...this.snapshot, status: 'done', deepSearchItems });
  }

  /** Makes the last request that failed again. */
  async retry(): Promise<void> {
    if (this.snapshot.status === 'failed') await this.#again();
  }

  /** Drops the search that is under way and brings back what was shown before it. */
  cancel(): void {
    this.#newest.abort();
    if (this.snapshot.status === 'searching') this.#bringBack(this.#settled);
  }

  /** Back to the state before the first search; filters chosen by hand and what is attached stay. */
  clear(): void {
    this.#newest.abort();
    this.#parts.filters.release();
    this.#wish = null;
    this.#found = [];
    this.#settle(NO_SEARCH);
  }

  async #searchWish(wish: Wish, keepScreen: boolean, signal?: AbortSignal): Promise<void> {
    this.#wish = wish;
    this.#again = () => this.#searchWish(wish, keepScreen);
    if (!keepScreen) this.#found = [];
    await this.#searchWith(wish, {
      meanwhile: { cause: 'wish', query: wish.query, filtersAreFinal: wish.understood, ...(keepScreen ? {} : NO_RESULTS) },
      failure: { message: 'Error Searching Items' },
      signal,
    });
  }

  async #searchEdited(wish: Wish): Promise<void> {
    this.#again = () => this.#searchEdited(wish);
    await this.#searchWith(wish, {
      meanwhile: { cause: 'filters', filtersAreFinal: wish.understood },
      failure: { message: 'Error fetching similar items', shows: NO_RESULTS },
      signal: undefined,
    });
  }

  async #searchWith(wish: Wish, attempt: Pick<Attempt<SearchResult>, 'meanwhile' | 'failure' | 'signal'>): Promise<void> {
    const { query, attachments, understood: filtersAreFinal } = wish;
    const { filters } = this.#parts.filters.snapshot;
    await this.#attempt({
      ...attempt,
      ask: (userId, abort) => this.#parts.searches.search({ userId, query, attachments, filters, filtersAreFinal }, abort),
      accept: (result) => {
        this.#parts.filters.adopt(result.filters, filters);
        this.#accept(result);
      },
    });
  }

  async #searchAddress({ query, filters }: SearchAddress, signal?: AbortSignal): Promise<void> {
    if (filters === null) return this.search({ query }, signal);
    this.#parts.filters.restore(filters);
    await this.#searchWish({ query, attachments: [], understood: true }, false, signal);
  }

  async #openStored<Answer>(
    query: string,
    ask: Attempt<Answer>['ask'],
    accept: Attempt<Answer>['accept'],
    signal: AbortSignal | undefined,
  ): Promise<void> {
    this.#again = () => this.#openStored(query, ask, accept, undefined);
    this.#wish = null;
    this.#found = [];
    await this.#attempt({
      meanwhile: { cause: 'stored', query, ...NO_RESULTS }, ask, accept, failure: { message: 'Error loading Search' }, signal,
    });
  }

  async #storedOrNull(userId: string, searchId: string, signal: AbortSignal): Promise<StoredSearch | null> {
    try {
      return await this.#parts.searches.getSearch(userId, searchId, signal);
    } catch (error) {
      if (error instanceof CallError && NOT_THEIRS.includes(error.failure)) return null;
      throw error;
    }
  }

  async #attempt<Answer>({ meanwhile, ask, accept, failure, signal }: Attempt<Answer>): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return this.clear();
    this.#state.update({ ...meanwhile, status: 'searching', error: null });
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => ask(userId, abort), signal);
      if (outcome.kind === 'answered') await accept(outcome.answer);
      if (outcome.kind === 'cancelled') this.#bringBack(this.#settled);
    } catch (error) {
      this.#fail(failure, error);
    } finally {
      endPulse();
    }
  }

  #accept(result: SearchResult): void {
    if (this.#wish !== null) this.#wish = { ...this.#wish, understood: true };
    this.#found = result.items;
    const { searchId, deepSearchItems, relaxations, correctedQuery } = result;
    this.#settle({ ...this.snapshot, status: 'done', searchId, items: this.#sorted(), deepSearchItems, relaxations, correctedQuery, answerKey: null });
    this.#recent.keep(searchId, this.#settled);
  }

  #acceptStored(stored: StoredSearch, named: Filters | null): void {
    const { query, attachments } = stored;
    this.#parts.filters.restore({ ...stored.filters, sort: named?.sort ?? stored.filters.sort });
    this.#parts.attachments.restore(attachments);
    this.#wish = { query, attachments, understood: true };
    this.#state.update({ query, filtersAreFinal: true });
    this.#accept(stored);
  }

  #fail({ message, shows }: Attempt<never>['failure'], error: unknown): void {
    if (shows !== undefined) this.#found = [];
    const failure = error instanceof CallError ? error.failure : 'broken';
    this.#settle({ ...this.snapshot, ...shows, status: 'failed', error: { message, failure } });
    // Where the session has ended the shopper sees the login; a popup on top would only puzzle.
    if (failure !== 'unauthorised') this.#parts.notices.showError(message);
  }

  #onEdit(change: FilterChange): void {
    if (change === 'sort') this.#sortAgain();
    else if (this.#wish !== null) void this.#searchEdited(this.#wish);
  }

  #sortAgain(): void {
    this.#state.update({ items: this.#sorted() });
    if (this.snapshot.status !== 'searching') this.#settled = this.#shown();
  }

  #showAgain(search: ShownSearch, named: Filters | null): void {
    this.#newest.abort();
    const sort = named === null ? search.filters.filters.sort : named.sort;
    this.#bringBack({ ...search, filters: { ...search.filters, filters: { ...search.filters.filters, sort } } });
    this.#parts.attachments.restore(search.wish?.attachments ?? []);
    this.#settled = this.#shown();
  }

  #bringBack({ snapshot, wish, found, filters }: ShownSearch): void {
    this.#wish = wish;
    this.#found = found;
    this.#parts.filters.recall(filters);
    this.#state.set({ ...snapshot, items: this.#sorted() });
  }

  #settle(snapshot: SearchSnapshot): void {
    this.#state.set(snapshot);
    this.#settled = this.#shown();
  }

  #shown(): ShownSearch {
    return { snapshot: this.snapshot, wish: this.#wish, found: this.#found, filters: this.#parts.filters.remember() };
  }

  #sorted(): readonly Item[] {
    return sortItems(this.#found, this.#parts.filters.snapshot.filters.sort);
  }

  #follow(): void {
    const userId = this.#parts.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#recent.clear();
    this.#parts.attachments.restore([]);
    this.clear();
  }
}

/** Whether a search is the one that the address names; its sort does not matter. */
function names(address: SearchAddress, query: string, filters: Filters): boolean {
  return address.query === query && (address.filters === null || changeBetween(address.filters, filters) !== 'filters');
}

import type { Item } from '../../domain/catalogue/Item.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import type { SearchResult } from '../../domain/search/Search.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { RecentSearches, ShownSearch, Wish } from './RecentSearches.ts';
import { NO_SEARCH, type SearchSnapshot } from './SearchSnapshot.ts';

/** What the search shows, in the order of the sort in force, and what it takes to bring that back. Knows nothing of calls. */
export class SearchScreen implements Observable<SearchSnapshot> {
  readonly #filters: FilterManager;
  readonly #recent: RecentSearches;
  readonly #state = new SnapshotHolder<SearchSnapshot>(NO_SEARCH);
  #wish: Wish | null = null;
  /** What was found, in the order it came. */
  #found: readonly Item[] = [];
  #settled: ShownSearch;

  constructor(filters: FilterManager, recent: RecentSearches) {
    this.#filters = filters;
    this.#recent = recent;
    this.#settled = this.#shown();
  }

  get snapshot(): SearchSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** What an edited filter searches for; null where nothing was asked for. */
  get wish(): Wish | null {
    return this.#wish;
  }

  /** Another wish is searched for; `keepItems` leaves the items until its answer comes. */
  want(wish: Wish | null, keepItems: boolean): void {
    this.#wish = wish;
    if (!keepItems) this.#found = [];
  }

  /** What is shown while an answer is awaited. */
  await(meanwhile: Partial<SearchSnapshot>): void {
    this.#state.update({ ...meanwhile, status: 'searching', error: null });
  }

  /** The answer to what was wanted. */
  accept(result: SearchResult, more: Partial<SearchSnapshot> = {}): void {
    if (this.#wish !== null) this.#wish = { ...this.#wish, understood: true };
    this.#found = result.items;
    const { searchId, deepSearchItems, relaxations, correctedQuery, facets } = result;
    const items = this.#sorted();
    this.settle({ ...this.snapshot, ...more, status: 'done', searchId, items, deepSearchItems, relaxations, correctedQuery, facets, answerKey: null, title: null });
    this.#recent.keep(searchId, this.#settled);
  }

  /** Results that were not asked for here. */
  show(wish: Wish, items: readonly Item[], more: Pick<SearchSnapshot, 'deepSearchItems' | 'facets' | 'answerKey' | 'title'>): void {
    this.#wish = wish;
    this.#found = items;
    this.settle({ ...NO_SEARCH, status: 'done', query: wish.query, items: this.#sorted(), filtersAreFinal: true, ...more });
  }

  /** What is shown from now on, and brought back when what comes next is cancelled. */
  settle(snapshot: SearchSnapshot): void {
    this.#state.set(snapshot);
    this.#settled = this.#shown();
  }

  /** A search shown before, or else what was shown before the one under way. */
  bringBack({ snapshot, wish, found, filters }: ShownSearch = this.#settled): void {
    this.#wish = wish;
    this.#found = found;
    this.#filters.recall(filters);
    this.#state.set({ ...snapshot, items: this.#sorted() });
    if (snapshot.status !== 'searching') this.#settled = this.#shown();
  }

  sortAgain(): void {
    this.#state.update({ items: this.#sorted() });
    if (this.snapshot.status !== 'searching') this.#settled = this.#shown();
  }

  clear(): void {
    this.#wish = null;
    this.#found = [];
    this.settle(NO_SEARCH);
  }

  #shown(): ShownSearch {
    return { snapshot: this.snapshot, wish: this.#wish, found: this.#found, filters: this.#filters.remember() };
  }

  #sorted(): readonly Item[] {
    return sortItems(this.#found, this.#filters.snapshot.filters.sort);
  }
}

import type { Item } from '../../domain/catalogue/Item.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import type { SearchResult } from '../../domain/search/Search.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { RecentSearches, ShownSearch, Wish } from './RecentSearches.ts';
import { NO_SEARCH, type SearchSnapshot } from './SearchSnapshot.ts';

/**
 * The state of the search screen: sorted results, and the last settled state to return to on cancellation. Makes no
 * calls.
 */
export class SearchScreen implements Observable<SearchSnapshot> {
  readonly #filters: FilterManager;
  readonly #recent: RecentSearches;
  readonly #state = new SnapshotHolder<SearchSnapshot>(NO_SEARCH);
  #wish: Wish | null = null;
  /** The results in the order of the response. */
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

  /** The input that a filter edit searches again; null before the first search. */
  get wish(): Wish | null {
    return this.#wish;
  }

  /** Sets a new input; `keepItems` keeps the items until its answer arrives. */
  want(wish: Wish | null, keepItems: boolean): void {
    this.#wish = wish;
    if (!keepItems) this.#found = [];
  }

  /** Shows the pending state. */
  await(meanwhile: Partial<SearchSnapshot>): void {
    this.#state.update({ ...meanwhile, status: 'searching', error: null });
  }

  /** Shows the answer to the current input. */
  accept(result: SearchResult, more: Partial<SearchSnapshot> = {}): void {
    if (this.#wish !== null) this.#wish = { ...this.#wish, understood: true };
    this.#found = result.items;
    const { searchId, deepSearchItems, relaxations, correctedQuery, facets } = result;
    const items = this.#sorted();
    this.settle({
      ...this.snapshot,
      ...more,
      status: 'done',
      searchId,
      items,
      deepSearchItems,
      relaxations,
      correctedQuery,
      facets,
      answerKey: null,
      title: null,
    });
    this.#recent.keep(searchId, this.#settled);
  }

  /** Shows results from another source, such as a conversation. */
  show(
    wish: Wish,
    items: readonly Item[],
    more: Pick<SearchSnapshot, 'deepSearchItems' | 'facets' | 'answerKey' | 'title'>,
  ): void {
    this.#wish = wish;
    this.#found = items;
    this.settle({
      ...NO_SEARCH,
      status: 'done',
      query: wish.query,
      items: this.#sorted(),
      filtersAreFinal: true,
      ...more,
    });
  }

  /** Shows a final state, which `bringBack` restores when the next request is cancelled. */
  settle(snapshot: SearchSnapshot): void {
    this.#state.set(snapshot);
    this.#settled = this.#shown();
  }

  /** Restores a given search, or by default the last settled state. */
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

import type { FilterManager } from '../filters/FilterManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { QueryDraft } from './QueryDraft.ts';
import {
  EMPTY_SCREEN,
  searching,
  withSort,
  type SearchInput,
  type SearchScreen,
  type ShownSearch,
} from './SearchScreen.ts';
import { NO_SEARCH, type SearchSnapshot } from './SearchSnapshot.ts';

type ScreenFilters = Pick<FilterManager, 'snapshot' | 'remember' | 'recall'>;

/**
 * Holds the current screen of the search and the last final one, which is restored when a request is canceled. Makes no
 * calls.
 */
export class SearchScreenState implements Observable<SearchSnapshot> {
  readonly #filters: ScreenFilters;
  readonly #draft: Pick<QueryDraft, 'follow'>;
  readonly #snapshot = new SnapshotHolder<SearchSnapshot>(NO_SEARCH);
  #screen = EMPTY_SCREEN;
  #final: ShownSearch;

  constructor(filters: ScreenFilters, draft: Pick<QueryDraft, 'follow'>) {
    this.#filters = filters;
    this.#draft = draft;
    this.#final = this.#shown();
  }

  get snapshot(): SearchSnapshot {
    return this.#snapshot.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#snapshot.subscribe(listener);
  }

  get screen(): SearchScreen {
    return this.#screen;
  }

  /** Shows that a request for `input` is pending. */
  await(input: SearchInput | null, pending: Partial<SearchSnapshot>): void {
    this.#set(searching(this.#screen, input, pending));
  }

  /** Shows new results in the current sort order; returns them for `bringBack`. */
  show(screen: SearchScreen): ShownSearch {
    return this.settle(withSort(screen, this.#filters.snapshot.filters.sort));
  }

  /** Shows a finished screen as it is; its results are not sorted again. */
  settle(screen: SearchScreen): ShownSearch {
    this.#screen = screen;
    const final = (this.#final = this.#shown());
    this.#set(screen);
    return final;
  }

  /** Shows a given search again, or by default the last final screen, with its filters. */
  bringBack(search: ShownSearch = this.#final): void {
    this.#filters.recall(search.filters);
    this.#screen = search;
    this.sortAgain();
  }

  sortAgain(): void {
    const screen = withSort(this.#screen, this.#filters.snapshot.filters.sort);
    if (screen.snapshot.status === 'searching') this.#set(screen);
    else this.settle(screen);
  }

  clear(): void {
    this.settle(EMPTY_SCREEN);
  }

  /** Shows a screen. A query that was not typed in the query bar replaces the bar's text. */
  #set(screen: SearchScreen): void {
    const { query } = this.snapshot;
    this.#screen = screen;
    this.#snapshot.set(screen.snapshot);
    if (screen.snapshot.query !== query && screen.snapshot.answerKey === null)
      this.#draft.follow(screen.snapshot.query);
  }

  #shown(): ShownSearch {
    const { snapshot, input, found } = this.#screen;
    return { snapshot, input, found, filters: this.#filters.remember() };
  }
}

import type { FilterManager } from '../filters/FilterManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { QueryDraft } from './QueryDraft.ts';
import {
  EMPTY_SCREEN,
  showPending,
  sortScreen,
  type SearchInput,
  type SearchScreen,
  type ShownSearch,
} from './SearchScreen.ts';
import { NO_SEARCH, type SearchSnapshot } from './SearchSnapshot.ts';

type ScreenFilters = Pick<FilterManager, 'snapshot' | 'createMemory' | 'restoreMemory'>;

/**
 * Holds the current screen of the search and the last finished one, which is restored when a request is canceled.
 * Makes no calls.
 */
export class SearchScreenState implements Observable<SearchSnapshot> {
  readonly #filters: ScreenFilters;
  readonly #draft: Pick<QueryDraft, 'replaceUnlessReserved'>;
  readonly #snapshot = new SnapshotHolder<SearchSnapshot>(NO_SEARCH);
  #screen = EMPTY_SCREEN;
  #lastFinished: ShownSearch;
  #newestSequenceNumber = 0;

  constructor(filters: ScreenFilters, draft: Pick<QueryDraft, 'replaceUnlessReserved'>) {
    this.#filters = filters;
    this.#draft = draft;
    this.#lastFinished = this.#createShownSearch();
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

  /** The sequence number of the newest results, even while older ones are shown again. */
  get newestSequenceNumber(): number {
    return this.#newestSequenceNumber;
  }

  nextSequenceNumber(): number {
    return (this.#newestSequenceNumber += 1);
  }

  /** Shows that a request for `input` is pending. */
  showPending(input: SearchInput | null, pending: Partial<SearchSnapshot>): void {
    this.#set(showPending(this.#screen, input, pending));
  }

  /** Shows that a new query waits for a connection; the results stay. */
  waitToSearch(waitingQuery: string): void {
    this.#set({ ...this.#screen, snapshot: { ...this.snapshot, waitingQuery } });
  }

  /** Shows new results in the current sort order; returns them for `restore`. */
  show(screen: SearchScreen): ShownSearch {
    return this.finish(sortScreen(screen, this.#filters.snapshot.filters.sort));
  }

  /** Shows a finished screen without sorting its results again. */
  finish(screen: SearchScreen): ShownSearch {
    this.#screen = screen;
    const finishedSearch = (this.#lastFinished = this.#createShownSearch());
    this.#set(screen);
    return finishedSearch;
  }

  /** Shows `search` again with its filters; by default the last finished one. */
  restore(search: ShownSearch = this.#lastFinished): void {
    this.#filters.restoreMemory(search.filters);
    this.#screen = search;
    this.sortResults();
  }

  sortResults(): void {
    const screen = sortScreen(this.#screen, this.#filters.snapshot.filters.sort);
    if (screen.snapshot.status === 'searching') this.#set(screen);
    else this.finish(screen);
  }

  clear(): void {
    this.finish(EMPTY_SCREEN);
  }

  /** Shows a screen. A query that was not typed in the query bar replaces the bar's text. */
  #set(screen: SearchScreen): void {
    const { query } = this.snapshot;
    this.#screen = screen;
    this.#snapshot.set(screen.snapshot);
    if (screen.snapshot.query !== query && screen.snapshot.answerKey === null)
      this.#draft.replaceUnlessReserved(screen.snapshot.query);
  }

  #createShownSearch(): ShownSearch {
    const { snapshot, input, resultsInServerOrder } = this.#screen;
    return { snapshot, input, resultsInServerOrder, filters: this.#filters.createMemory() };
  }
}

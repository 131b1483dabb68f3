import type { SearchResult } from '../../domain/search/Search.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Searches } from '../ports/Searches.ts';
import type { RecentSearches } from './RecentSearches.ts';
import type { SearchCall } from './SearchCalls.ts';
import { showAnswer, type SearchInput } from './SearchScreen.ts';
import type { SearchScreenState } from './SearchScreenState.ts';
import { NO_RESULTS, type SearchIntent } from './SearchSnapshot.ts';

export interface InputCallsDependencies {
  readonly searches: Searches;
  readonly filters: FilterManager;
  readonly state: SearchScreenState;
  readonly recentSearches: RecentSearches;
}

/** What the screen shows during a search for new input. */
type Presentation = Pick<SearchIntent, 'widget' | 'doNotClearScreen'>;

/** Creates calls that search for the shopper's input with the current filters. */
export class InputCalls {
  readonly #dependencies: InputCallsDependencies;

  constructor(dependencies: InputCallsDependencies) {
    this.#dependencies = dependencies;
  }

  createFirstCall(input: SearchInput, presentation: Presentation = {}): SearchCall<SearchResult> {
    const { widget = null, doNotClearScreen = false } = presentation;
    return {
      ...this.#create(input),
      pendingSnapshot: {
        cause: 'query',
        widget,
        query: input.query,
        sequenceNumber: this.#dependencies.state.nextSequenceNumber(),
        filtersAreFinal: input.isUnderstood,
        ...(doNotClearScreen ? {} : NO_RESULTS),
      },
      failure: { message: 'search-failed' },
      createRepeat: () => this.createFirstCall(input, presentation),
    };
  }

  /**
   * Creates the next call for the same input, after an edit of the filters or the removal of `removedWords`. Removed
   * words stay removed.
   */
  createEditedCall(
    input: SearchInput,
    removedWords = this.#dependencies.state.snapshot.guidance?.reading?.removed,
  ): SearchCall<SearchResult> {
    return {
      ...this.#create(input, removedWords),
      pendingSnapshot: { cause: 'filters', filtersAreFinal: input.isUnderstood },
      failure: { message: 'similar-items-not-fetched', snapshotChange: NO_RESULTS },
      createRepeat: () => this.createEditedCall(input, removedWords),
    };
  }

  #create(input: SearchInput, removedWords?: readonly string[]) {
    const { query, attachments, isUnderstood: filtersAreFinal } = input;
    const { searches, state, recentSearches, filters: manager } = this.#dependencies;
    const { filters } = manager.snapshot;
    return {
      input,
      send: (userId, signal) =>
        searches.search({ userId, query, attachments, filters, filtersAreFinal, removedWords }, signal),
      showAnswer: (result) => {
        manager.adoptUnderstood(result.filters, filters);
        recentSearches.add(result.searchId, state.show(showAnswer(state.screen, input, result)));
      },
    } satisfies Partial<SearchCall<SearchResult>>;
  }
}

import type { FilterManager } from '../filters/FilterManager.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchSnapshot } from '../search/SearchSnapshot.ts';
import type { AnswersOnScreen } from './Conversation.ts';
import type { Turn } from './shownMessages.ts';
import type { TurnAnswer } from './takeTurn.ts';

export interface TurnResultsDependencies {
  readonly search: SearchSession;
  readonly filters: FilterManager;
  /** Called when a search outside the conversation starts. */
  readonly onSearch: () => void;
  /** Called with the keys of the answers whose results are on the screen; null for results of a search. */
  readonly onAnswersShown: (answersOnScreen: AnswersOnScreen) => void;
}

/**
 * Shows the results and filters of a turn (spec section 4, search results). If the shopper has searched since the
 * turn began, the results are only available through 'Show Results'.
 */
export class TurnResults {
  readonly #dependencies: TurnResultsDependencies;
  #isSuperseded = false;
  #lastSearch: SearchSnapshot;
  /** The items of the carousel above the results, and the `key` of their answer. */
  #carousel: { readonly answerKey: string; readonly items: readonly Item[] } | null = null;

  constructor(dependencies: TurnResultsDependencies) {
    this.#dependencies = dependencies;
    this.#lastSearch = dependencies.search.snapshot;
  }

  /** Observes the search until the returned function is called. */
  start(): () => void {
    this.#followSearch();
    return this.#dependencies.search.subscribe(() => this.#followSearch());
  }

  /** Call when a turn begins. Its results are shown unless a search starts after this call. */
  expectResults(): void {
    this.#isSuperseded = false;
  }

  /** Shows a turn's results and filters. A later filter edit searches with `query`. */
  show({ request, answerKey, stateBeforeEdit }: Turn, answer: TurnAnswer, query: string): void {
    if (this.#isSuperseded) return;
    const { search, filters } = this.#dependencies;
    const { attachments } = request;
    const requestedFilters = stateBeforeEdit?.filters ?? request.filters;
    const {
      translation: { intent, title, updatedFilters: changedFilters },
      ranking: { quickPickItems: items, deepSearchItems, divider, facets, reading, unmetFilters },
    } = answer;
    // An edited message starts from the filters of its request, not from those on the screen.
    const updatedFilters = changedFilters ?? (stateBeforeEdit === undefined ? null : request.filters);
    if (intent === 'search') {
      return search.show({
        query,
        items,
        deepSearchItems,
        divider,
        facets,
        guidance: { reading, unmetFilters },
        requestedFilters,
        attachments,
        answerKey,
        title,
        ...(updatedFilters && { filters: updatedFilters }),
      });
    }
    if (updatedFilters !== null) filters.adoptUnderstood(updatedFilters, requestedFilters);
    if (deepSearchItems.length === 0) return;
    this.#carousel = { answerKey, items: deepSearchItems };
    search.showDeep(deepSearchItems);
  }

  #followSearch(): void {
    const { snapshot } = this.#dependencies.search;
    const previousSearch = this.#lastSearch;
    this.#lastSearch = snapshot;
    const carouselAnswerKey = snapshot.deepSearchItems === this.#carousel?.items ? this.#carousel.answerKey : null;
    this.#dependencies.onAnswersShown({ answerKey: snapshot.answerKey, carouselAnswerKey });
    const { status, cause, query } = snapshot;
    const hasSearchBegun =
      status === 'searching' &&
      (previousSearch.status !== status || previousSearch.cause !== cause || previousSearch.query !== query);
    if (hasSearchBegun) this.#dependencies.onSearch();
    // A filter edit keeps the query, so the answer is still shown.
    if (hasSearchBegun && cause !== 'filters') this.#isSuperseded = true;
  }
}

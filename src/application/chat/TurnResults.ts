import type { FilterManager } from '../filters/FilterManager.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchSnapshot } from '../search/SearchSnapshot.ts';
import type { OnScreen } from './Conversation.ts';
import type { Turn } from './shownMessages.ts';
import type { TurnAnswer } from './takeTurn.ts';

export interface TurnResultsParts {
  readonly search: SearchSession;
  readonly filters: FilterManager;
  /** Something was searched for beside the conversation. */
  readonly onSearch: () => void;
  /** Is told whose results are on the screen: the `key` of an answer, null for those of a search. */
  readonly onScreen: (keys: OnScreen) => void;
}

/**
 * Brings what a turn found to the screen, together with its filters (spec section 4, search results), unless
 * the shopper searched for something else since the turn began: its results then wait behind 'Show Results'.
 */
export class TurnResults {
  readonly #parts: TurnResultsParts;
  #overtaken = false;
  #seen: SearchSnapshot;
  /** What was put above the results of another answer. */
  #above: { readonly answerKey: string; readonly items: readonly Item[] } | null = null;

  constructor(parts: TurnResultsParts) {
    this.#parts = parts;
    this.#seen = parts.search.snapshot;
  }

  /** Follows the search until the returned function is called. */
  start(): () => void {
    this.#follow();
    return this.#parts.search.subscribe(() => this.#follow());
  }

  /** A turn begins: from now on a search overtakes it. */
  expect(): void {
    this.#overtaken = false;
  }

  /** `query`: the words that a filter edited on these results searches for. */
  show({ asked: { filters: requested, attachments }, answerKey }: Turn, answer: TurnAnswer, query: string): void {
    if (this.#overtaken) return;
    const { search, filters } = this.#parts;
    const { translation: { intent, title, updatedFilters }, ranking: { quickPickItems: items, deepSearchItems, facets } } = answer;
    if (intent === 'search') {
      return search.show({ query, items, deepSearchItems, facets, requested, attachments, answerKey, title, ...(updatedFilters && { filters: updatedFilters }) });
    }
    if (updatedFilters !== null) filters.adopt(updatedFilters, requested);
    if (deepSearchItems.length === 0) return;
    this.#above = { answerKey, items: deepSearchItems };
    search.showDeep(deepSearchItems);
  }

  #follow(): void {
    const { snapshot } = this.#parts.search;
    const before = this.#seen;
    this.#seen = snapshot;
    const aboveKey = snapshot.deepSearchItems === this.#above?.items ? this.#above.answerKey : null;
    this.#parts.onScreen({ answerKey: snapshot.answerKey, aboveKey });
    const { status, cause, query } = snapshot;
    const begun = status === 'searching' && (before.status !== status || before.cause !== cause || before.query !== query);
    if (begun) this.#parts.onSearch();
    // An edited filter is no other wish: the answer takes the edit over.
    if (begun && cause !== 'filters') this.#overtaken = true;
  }
}

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
  /** Called when a search outside the conversation starts. */
  readonly onSearch: () => void;
  /** Called with the keys of the answers whose results are on the screen; null for results of a search. */
  readonly onScreen: (keys: OnScreen) => void;
}

/**
 * Shows the results and filters of a turn (spec section 4, search results). If the shopper has searched for
 * something else since the turn began, the results stay available through 'Show Results' instead.
 */
export class TurnResults {
  readonly #parts: TurnResultsParts;
  #overtaken = false;
  #seen: SearchSnapshot;
  /** The items that are shown above the results of another answer, and the `key` of the answer they belong to. */
  #above: { readonly answerKey: string; readonly items: readonly Item[] } | null = null;

  constructor(parts: TurnResultsParts) {
    this.#parts = parts;
    this.#seen = parts.search.snapshot;
  }

  /** Observes the search until the returned function is called. */
  start(): () => void {
    this.#follow();
    return this.#parts.search.subscribe(() => this.#follow());
  }

  /** Call when a turn begins: its results are shown unless a search starts after this call. */
  expect(): void {
    this.#overtaken = false;
  }

  /** Shows a turn's results and filters. `query` is searched again when a filter is edited on these results. */
  show({ asked: { filters: requested, attachments }, answerKey }: Turn, answer: TurnAnswer, query: string): void {
    if (this.#overtaken) return;
    const { search, filters } = this.#parts;
    const {
      translation: { intent, title, updatedFilters },
      ranking: { quickPickItems: items, deepSearchItems, facets },
    } = answer;
    if (intent === 'search') {
      return search.show({
        query,
        items,
        deepSearchItems,
        facets,
        requested,
        attachments,
        answerKey,
        title,
        ...(updatedFilters && { filters: updatedFilters }),
      });
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
    const begun =
      status === 'searching' && (before.status !== status || before.cause !== cause || before.query !== query);
    if (begun) this.#parts.onSearch();
    // A filter edit keeps the query, so the answer is still shown and adopts the edit.
    if (begun && cause !== 'filters') this.#overtaken = true;
  }
}

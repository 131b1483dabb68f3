import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Items, SimilarMode } from '../ports/Items.ts';
import type { Logger } from '../ports/Logger.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { ViewEntry } from './ViewHistory.ts';

/** A row of suggested items; empty if there are none or the fetch failed. */
export interface SuggestionStrip {
  readonly isLoading: boolean;
  readonly items: readonly Item[];
}

export interface SuggestionsSnapshot {
  /** The row 'You May Also Like'. */
  readonly similar: SuggestionStrip;
  /** The row 'Complete The Look'. */
  readonly completeTheLook: SuggestionStrip;
}

const EMPTY_STRIP: SuggestionStrip = { isLoading: false, items: [] };
const LOADING_STRIP: SuggestionStrip = { isLoading: true, items: [] };
const EMPTY_SUGGESTIONS: SuggestionsSnapshot = { similar: EMPTY_STRIP, completeTheLook: EMPTY_STRIP };

export interface SuggestionsDependencies {
  readonly items: Items;
  readonly shopper: CurrentShopper;
  /** Returns the filters of the search on screen. */
  readonly getFilters: () => Filters;
  readonly logger: Logger;
}

/** The suggestions for the item on screen. Fetching for another item aborts the previous fetch. */
export class Suggestions implements Observable<SuggestionsSnapshot> {
  readonly #dependencies: SuggestionsDependencies;
  readonly #state = new SnapshotHolder<SuggestionsSnapshot>(EMPTY_SUGGESTIONS);
  #fetchController = new AbortController();

  constructor(dependencies: SuggestionsDependencies) {
    this.#dependencies = dependencies;
  }

  get snapshot(): SuggestionsSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  clear(): void {
    this.#fetchController.abort();
    this.#state.set(EMPTY_SUGGESTIONS);
  }

  /**
   * Fetches both rows. Resolves when both calls have ended. Never rejects: a failure is logged and its row stays
   * empty (spec section 8).
   */
  async fetchFor(entry: ViewEntry): Promise<void> {
    this.#fetchController.abort();
    const userId = this.#dependencies.shopper.snapshot?.id;
    if (userId === undefined) return this.#state.set(EMPTY_SUGGESTIONS);
    const { signal } = (this.#fetchController = new AbortController());
    this.#state.set({ similar: LOADING_STRIP, completeTheLook: LOADING_STRIP });
    const fillStrip = async (row: keyof SuggestionsSnapshot, mode: SimilarMode): Promise<void> => {
      const items = await this.#fetch(userId, entry, mode, signal);
      if (!signal.aborted) this.#state.update({ [row]: { isLoading: false, items } });
    };
    await Promise.all([fillStrip('similar', 'item'), fillStrip('completeTheLook', 'completeTheLook')]);
  }

  async #fetch(
    userId: string,
    { item, context }: ViewEntry,
    mode: SimilarMode,
    signal: AbortSignal,
  ): Promise<readonly Item[]> {
    const filters = selectFilters(mode, context, this.#dependencies.getFilters());
    const request = { userId, itemId: item.id, mode, filters, text: item.semanticSearchDescription };
    try {
      const foundItems = await this.#dependencies.items.fetchSimilarItems(request, signal);
      return foundItems.filter(({ id }) => id !== item.id);
    } catch (error) {
      if (!signal.aborted) this.#dependencies.logger.warn('Failed to fetch similar items', error);
      return [];
    }
  }
}

/**
 * The filters for suggestions: gender and size. Price, color and other filters would leave the rows empty. Items
 * opened from a wishlist or link get no filters. A completed look gets no size, because sizes of shoes and clothes
 * differ.
 */
function selectFilters(mode: SimilarMode, context: ViewEntry['context'], filters: Filters): Filters {
  if (context === 'wishlist' || context === 'shared_link') return NO_FILTERS;
  const { gender, size } = filters;
  return mode === 'item' ? { ...NO_FILTERS, gender, size } : { ...NO_FILTERS, gender };
}

import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Items, SimilarMode } from '../ports/Items.ts';
import type { Logger } from '../ports/Logger.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { SuggestionsSnapshot } from '../viewer/Suggestions.ts';

export interface PoseSuggestionsDependencies {
  readonly items: Items;
  readonly shopper: CurrentShopper;
  readonly getLastQuery: () => string;
  readonly logger: Logger;
}

const EMPTY_STRIP = { isLoading: false, items: [] };
const LOADING_STRIP = { isLoading: true, items: [] };

/**
 * The carousels of the pose viewer (spec 2.11). For a generated pose, suggests items around its garment. For other
 * poses, suggests items that match the last query. Fetching for another pose aborts the previous fetch.
 */
export class PoseSuggestions implements Observable<SuggestionsSnapshot> {
  readonly #dependencies: PoseSuggestionsDependencies;
  readonly #state = new SnapshotHolder<SuggestionsSnapshot>({ similar: EMPTY_STRIP, completeTheLook: EMPTY_STRIP });
  #fetchController = new AbortController();

  constructor(dependencies: PoseSuggestionsDependencies) {
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
    this.#state.set({ similar: EMPTY_STRIP, completeTheLook: EMPTY_STRIP });
  }

  /** Fetches the suggestions for a pose. Never rejects: a failure is logged and leaves its row empty. */
  async fetchFor({ generatedFromItemId: itemId }: Pick<Pose, 'generatedFromItemId'>): Promise<void> {
    this.clear();
    const { signal } = (this.#fetchController = new AbortController());
    this.#state.set({ similar: LOADING_STRIP, completeTheLook: itemId === null ? EMPTY_STRIP : LOADING_STRIP });
    const item =
      itemId === null ? null : await this.#catchFailure(this.#dependencies.items.getItem(itemId, signal), signal);
    if (signal.aborted) return;
    await Promise.all([
      this.#fillRow('similar', item === null ? 'query' : 'item', item, signal),
      item === null
        ? this.#state.update({ completeTheLook: EMPTY_STRIP })
        : this.#fillRow('completeTheLook', 'completeTheLook', item, signal),
    ]);
  }

  async #fillRow(
    row: keyof SuggestionsSnapshot,
    mode: SimilarMode,
    item: Item | null,
    signal: AbortSignal,
  ): Promise<void> {
    const { items, shopper, getLastQuery } = this.#dependencies;
    const userId = shopper.snapshot?.id ?? '';
    const text = item?.semanticSearchDescription ?? getLastQuery();
    const request = { userId, itemId: item?.id ?? null, mode, filters: NO_FILTERS, text };
    const foundItems = (await this.#catchFailure(items.fetchSimilarItems(request, signal), signal)) ?? [];
    if (signal.aborted) return;
    this.#state.update({ [row]: { isLoading: false, items: foundItems.filter(({ id }) => id !== item?.id) } });
  }

  /** Resolves to null and logs the failure if the call fails. */
  #catchFailure<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer | null> {
    return call.catch((cause: unknown) => {
      if (!signal.aborted) this.#dependencies.logger.warn('Failed to fetch suggestions for a pose', cause);
      return null;
    });
  }
}

import type { Item } from '../../domain/catalogue/Item.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Items } from '../ports/Items.ts';
import type { Logger } from '../ports/Logger.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

const MAX_MATCHING_ITEMS = 12;

export interface MatchingItemsDependencies {
  /** Loads the adapter of `Items` on first use. */
  readonly loadItems: () => Promise<Pick<Items, 'fetchSimilarItems'>>;
  readonly shopper: CurrentShopper;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Items that go with a few pieces of the wishlist. A new call replaces the pending one. A failure is logged and
 * leaves the list empty.
 */
export class MatchingItems implements Observable<readonly Item[]> {
  readonly #dependencies: MatchingItemsDependencies;
  readonly #state = new SnapshotHolder<readonly Item[]>([]);
  readonly #newest = new NewestRequest();
  #pieceIds = '';

  constructor(dependencies: MatchingItemsDependencies) {
    this.#dependencies = dependencies;
  }

  get snapshot(): readonly Item[] {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Finds items to wear with `pieces`. Does nothing if the pieces are unchanged. Never rejects. */
  async find(pieces: readonly Item[]): Promise<void> {
    const pieceIds = pieces.map(({ id }) => id).join(' ');
    const userId = this.#dependencies.shopper.snapshot?.id;
    if (pieceIds === this.#pieceIds || userId === undefined) return;
    this.#pieceIds = pieceIds;
    this.#newest.abort();
    if (pieces.length === 0) return this.#state.set([]);
    try {
      const outcome = await this.#newest.run((signal) => this.#fetchLooks(userId, pieces, signal));
      if (outcome.kind === 'answered') this.#state.set(mergeLooks(outcome.answer, pieces));
    } catch (error) {
      this.#pieceIds = '';
      this.#state.set([]);
      this.#dependencies.logger.warn('Failed to fetch similar items', error);
    }
  }

  async #fetchLooks(
    userId: string,
    pieces: readonly Item[],
    signal: AbortSignal,
  ): Promise<readonly (readonly Item[])[]> {
    const items = await this.#dependencies.loadItems();
    return Promise.all(
      pieces.map(({ id: itemId, semanticSearchDescription: text }) =>
        items.fetchSimilarItems({ userId, itemId, mode: 'completeTheLook', filters: NO_FILTERS, text }, signal),
      ),
    );
  }
}

/**
 * Merges the looks: the first item of each look, then the second of each and so on. Excludes duplicates and `pieces`.
 */
function mergeLooks(looks: readonly (readonly Item[])[], pieces: readonly Item[]): readonly Item[] {
  const maxLength = Math.max(...looks.map(({ length }) => length));
  const mergedItems = Array.from({ length: maxLength }, (_, index) =>
    looks.flatMap((look) => look[index] ?? []),
  ).flat();
  const itemById = new Map(mergedItems.map((item) => [item.id, item]));
  for (const { id } of pieces) itemById.delete(id);
  return [...itemById.values()].slice(0, MAX_MATCHING_ITEMS);
}

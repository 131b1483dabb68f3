import { requireOwned } from '../AccessError.ts';
import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import type { BlobSweep } from '../attachments/BlobSweep.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { SearchSummary, Searches, StoredSearch } from '../ports/Searches.ts';
import type { TrendSignals } from '../ports/TrendSignals.ts';
import type { FoundSearch } from './SearchService.ts';

/** Past searches. Methods that take an id reject with a `NotFoundError` or a `ForbiddenError`. */
export class SearchHistory {
  readonly #searches: Searches;
  readonly #trendSignals: TrendSignals;
  readonly #catalogue: Catalogue;
  readonly #attachmentLoader: AttachmentLoader;
  readonly #sweep: Pick<BlobSweep, 'run'>;

  constructor(
    { searches, trendSignals }: { readonly searches: Searches; readonly trendSignals: TrendSignals },
    catalogue: Catalogue,
    attachmentLoader: AttachmentLoader,
    sweep: Pick<BlobSweep, 'run'>,
  ) {
    this.#searches = searches;
    this.#trendSignals = trendSignals;
    this.#catalogue = catalogue;
    this.#attachmentLoader = attachmentLoader;
    this.#sweep = sweep;
  }

  /** Newest first. */
  listRecent(userId: string, limit: number): Promise<readonly SearchSummary[]> {
    return this.#searches.listRecent(userId, limit);
  }

  /** A stored search. Leaves out deleted items and photos. */
  async findStored(userId: string, searchId: string): Promise<FoundSearch> {
    const search = await this.#findOwnSearch(userId, searchId);
    const itemsById = await this.#catalogue.byIds([...search.itemIds, ...search.deepPicks.map(({ itemId }) => itemId)]);
    return {
      search: {
        ...search,
        divider: countRemaining(search, itemsById),
        attachments: await this.#attachmentLoader.filterExisting(userId, search.attachments),
      },
      items: search.itemIds.flatMap((id) => itemsById.get(id) ?? []),
      deepPicks: search.deepPicks.flatMap(({ itemId, reason }) => {
        const item = itemsById.get(itemId);
        return item === undefined ? [] : [{ item, reason }];
      }),
    };
  }

  /** Removes a search, the other searches of its history entry, and photos that nothing else refers to. */
  async remove(userId: string, searchId: string): Promise<void> {
    await this.#findOwnSearch(userId, searchId);
    await this.#searches.remove(searchId);
    await this.#sweep.run();
  }

  /** Removes all searches of a shopper, and photos that no conversation refers to. Removes them from trends, too. */
  async removeAll(userId: string): Promise<void> {
    await this.#searches.removeAll(userId);
    await this.#trendSignals.forgetSearches(userId);
    await this.#sweep.run();
  }

  async #findOwnSearch(userId: string, searchId: string): Promise<StoredSearch> {
    return requireOwned(await this.#searches.byId(searchId), userId, 'search');
  }
}

/** The divider after deleted items were removed. */
function countRemaining(
  { divider, itemIds }: StoredSearch,
  itemsById: Pick<ReadonlyMap<string, unknown>, 'has'>,
): Divider | null {
  if (!divider) return null;
  return { ...divider, exactCount: itemIds.slice(0, divider.exactCount).filter((id) => itemsById.has(id)).length };
}

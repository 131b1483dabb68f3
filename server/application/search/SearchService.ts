import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { RefusedFieldError, own } from '../AccessError.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DeepPick, SearchEngine } from '../ports/SearchEngine.ts';
import type { SearchSummary, Searches, StoredSearch } from '../ports/Searches.ts';
import type { Secrets } from '../ports/Secrets.ts';

export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly filtersAreFinal: boolean;
  readonly attachments: readonly Pick<Attachment, 'id' | 'context'>[];
}

/** A kept search together with the items that its ids name; an item that is gone is left out. */
export interface FoundSearch {
  readonly search: StoredSearch;
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
}

/** As many as a shopper scrolls through; sorting happens over these without asking again (spec section 4). */
const RESULT_LIMIT = 120;

/** Searches the catalogue for a shopper and keeps what was searched and found. */
export class SearchService {
  readonly #engine: SearchEngine;
  readonly #catalogue: Catalogue;
  readonly #searches: Searches;
  readonly #clock: Clock;
  readonly #secrets: Secrets;

  constructor(engine: SearchEngine, catalogue: Catalogue, searches: Searches, clock: Clock, secrets: Secrets) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#searches = searches;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  /** Rejects with a `RefusedFieldError` for an attachment that is not there, or with the signal's reason. */
  async search(request: SearchRequest, signal: AbortSignal): Promise<FoundSearch> {
    const { query, filters, filtersAreFinal } = request;
    const attachedItems = await this.#attachedItems(request);
    const found = await this.#engine.search({ query, filters, filtersAreFinal, attachedItems, limit: RESULT_LIMIT }, signal);
    signal.throwIfAborted();
    const search: StoredSearch = {
      id: this.#secrets.id(),
      userId: request.userId,
      query,
      filters: found.filters,
      attachments: attachedItems.map((item) => attachmentOf(item, request.userId)),
      itemIds: found.items.map(({ id }) => id),
      deepPicks: found.deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
      relaxations: found.relaxations,
      correctedQuery: found.correctedQuery,
      at: this.#clock.now(),
    };
    await this.#searches.keep(search);
    return { search, items: found.items, deepPicks: found.deepPicks };
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async stored(userId: string, searchId: string): Promise<FoundSearch> {
    const search = own(await this.#searches.byId(searchId), userId, 'search');
    const known = await this.#catalogue.byIds([...search.itemIds, ...search.deepPicks.map(({ itemId }) => itemId)]);
    return {
      search,
      items: search.itemIds.flatMap((id) => known.get(id) ?? []),
      deepPicks: search.deepPicks.flatMap(({ itemId, reason }) => {
        const item = known.get(itemId);
        return item === undefined ? [] : [{ item, reason }];
      }),
    };
  }

  history(userId: string, limit: number): Promise<readonly SearchSummary[]> {
    return this.#searches.recent(userId, limit);
  }

  async #attachedItems({ attachments }: SearchRequest): Promise<CatalogueItem[]> {
    const ids = attachments.map(({ id }) => id);
    const known = await this.#catalogue.byIds(ids);
    return attachments.map(({ id, context }, i) => {
      const item = context === 'item' ? known.get(id) : undefined;
      if (item === undefined) throw new RefusedFieldError(`attachments.${i}.id`, 'There is no such attachment.');
      return item;
    });
  }
}

function attachmentOf(item: CatalogueItem, userId: string): Attachment {
  const imageUrls = item.pictures.map(({ url }) => url);
  return { id: item.id, context: 'item', userId, url: imageUrls[0] ?? '', imageUrls, colors: item.colors, kind: null, pattern: null, kinds: [] };
}

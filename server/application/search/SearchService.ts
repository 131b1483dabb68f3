import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { RefusedFieldError } from '../AccessError.ts';
import type { AttachedThings, AttachmentReference } from '../attachments/AttachedThings.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { DeepPick, SearchEngine } from '../ports/SearchEngine.ts';
import type { Searches, StoredSearch } from '../ports/Searches.ts';
import type { Secrets } from '../ports/Secrets.ts';

export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly filtersAreFinal: boolean;
  readonly attachments: readonly AttachmentReference[];
}

/** A kept search together with the items that its ids name; an item that is gone is left out. */
export interface FoundSearch {
  readonly search: StoredSearch;
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Of a search that was just made. */
  readonly facets?: Facets;
}

/** As many as a shopper scrolls through; sorting happens over these without asking again (spec section 4). */
const RESULT_LIMIT = 120;

const PHOTO_LEFT_OUT = 'The photo was deleted, so I looked for the words alone.';
const PHOTO_DELETED = 'The photo of this search was deleted. Attach a photo again, or say what you are looking for.';

/** Searches the catalogue for a shopper and keeps what was searched and found. */
export class SearchService {
  readonly #engine: SearchEngine;
  readonly #searches: Searches;
  readonly #attached: AttachedThings;
  readonly #clock: Clock;
  readonly #secrets: Secrets;
  readonly #log: Log;

  constructor(
    engine: SearchEngine,
    searches: Searches,
    attached: AttachedThings,
    clock: Clock,
    secrets: Secrets,
    log: Log,
  ) {
    this.#engine = engine;
    this.#searches = searches;
    this.#attached = attached;
    this.#clock = clock;
    this.#secrets = secrets;
    this.#log = log;
  }

  /**
   * A photo that was deleted since is left out. Rejects with a `RefusedFieldError` for any other attachment that is not
   * there, a `ForbiddenError` for another's, or the signal's reason.
   */
  async search(request: SearchRequest, signal: AbortSignal): Promise<FoundSearch> {
    const { query, filters, filtersAreFinal } = request;
    const things = await this.#attached.findThere(request.userId, request.attachments);
    const leftOut = things.length < request.attachments.length;
    if (leftOut && things.length === 0 && query.trim() === '')
      throw new RefusedFieldError('attachments.0.id', PHOTO_DELETED);
    const attachedItems = things.flatMap((thing) => (thing.context === 'item' ? [thing.item] : []));
    const attachedPictures = things.flatMap((thing) => (thing.context === 'item' ? [] : [thing.picture]));
    const found = await this.#engine.search(
      { query, filters, filtersAreFinal, attachedItems, attachedPictures, limit: RESULT_LIMIT },
      signal,
    );
    signal.throwIfAborted();
    const search: StoredSearch = {
      id: this.#secrets.id(),
      userId: request.userId,
      query,
      filters: found.filters,
      attachments: things.map(({ attachment }) => attachment),
      itemIds: found.items.map(({ id }) => id),
      deepPicks: found.deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
      relaxations: leftOut ? [PHOTO_LEFT_OUT, ...found.relaxations] : found.relaxations,
      correctedQuery: found.correctedQuery,
      at: this.#clock.now(),
    };
    // What was found is worth more than the note of it: on a full disk, say, shoppers still search.
    await this.#searches
      .keep(search)
      .catch((cause: unknown) =>
        this.#log.warn({ cause: nameOf(cause) }, 'A search was answered but could not be kept.'),
      );
    return { search, items: found.items, deepPicks: found.deepPicks, facets: found.facets };
  }
}

/** Not its message: a store may quote in it what it was to keep. */
const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown');

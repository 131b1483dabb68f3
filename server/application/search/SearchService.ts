import { classifyChange, createDefaultFilters } from '../../../src/domain/filters/filterFacts.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { SearchGuidance } from '../../../src/domain/search/Search.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { RefusedFieldError } from '../AccessError.ts';
import type { AttachmentLoader, AttachmentReference } from '../attachments/AttachmentLoader.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { DeepPick, EngineResult, SearchEngine } from '../ports/SearchEngine.ts';
import type { Searches, StoredSearch } from '../ports/Searches.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Store } from '../ports/Store.ts';
import type { TrendSignals } from '../ports/TrendSignals.ts';
import type { Users } from '../ports/Users.ts';

export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly filtersAreFinal: boolean;
  readonly attachments: readonly AttachmentReference[];
  /** The understood words that the shopper removed. */
  readonly removedWords?: readonly string[];
}

/** A stored search with its items. Leaves out deleted items. */
export interface FoundSearch extends Pick<SearchGuidance, 'offers'>, Pick<EngineResult, 'goesWith' | 'nearSearches'> {
  readonly search: StoredSearch;
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** The result of a new search. */
  readonly facets?: Facets;
}

/** Maximum number of results. Sorting applies to these and needs no other search (spec section 4). */
const RESULT_LIMIT = 120;

const PHOTO_LEFT_OUT_MESSAGE = 'The photo was deleted, so I looked for the words alone.';
const PHOTO_DELETED_MESSAGE =
  'The photo of this search was deleted. Attach a photo again, or say what you are looking for.';

/** Searches the catalogue for a shopper and stores the search with its results. */
export class SearchService {
  readonly #engine: SearchEngine;
  readonly #searches: Searches;
  readonly #trendSignals: TrendSignals;
  readonly #users: Pick<Users, 'byId'>;
  readonly #attachmentLoader: AttachmentLoader;
  readonly #clock: Clock;
  readonly #secrets: Secrets;
  readonly #log: Log;

  constructor(
    engine: SearchEngine,
    { searches, trendSignals, users }: Pick<Store, 'searches' | 'trendSignals' | 'users'>,
    attachmentLoader: AttachmentLoader,
    clock: Clock,
    secrets: Secrets,
    log: Log,
  ) {
    this.#engine = engine;
    this.#searches = searches;
    this.#trendSignals = trendSignals;
    this.#users = users;
    this.#attachmentLoader = attachmentLoader;
    this.#clock = clock;
    this.#secrets = secrets;
    this.#log = log;
  }

  /**
   * Runs a search. Rejects with a `RefusedFieldError` for a missing attachment, a `ForbiddenError` for another
   * shopper's, or the signal's reason.
   */
  async search(request: SearchRequest, signal: AbortSignal): Promise<FoundSearch> {
    const { query, filters, filtersAreFinal, removedWords = [] } = request;
    const loadedAttachments = await this.#attachmentLoader.findExisting(request.userId, request.attachments);
    const isPhotoLeftOut = loadedAttachments.length < request.attachments.length;
    if (isPhotoLeftOut && loadedAttachments.length === 0 && query.trim() === '')
      throw new RefusedFieldError('attachments.0.id', PHOTO_DELETED_MESSAGE);
    const attachedItems = loadedAttachments.flatMap((attachment) =>
      attachment.context === 'item' ? [attachment.item] : [],
    );
    const attachedPictures = loadedAttachments.flatMap((attachment) =>
      attachment.context === 'item' ? [] : [attachment.picture],
    );
    const engineResult = await this.#engine.search(
      {
        ...{ query, filters, filtersAreFinal, removedWords, attachedItems, attachedPictures, limit: RESULT_LIMIT },
        ...{ keepsChosenFilters: true, defaultFilters: await this.#findDefaults(request) },
      },
      signal,
    );
    signal.throwIfAborted();
    const search: StoredSearch = {
      id: this.#secrets.createId(),
      userId: request.userId,
      query,
      filters: engineResult.filters,
      attachments: loadedAttachments.map(({ attachment }) => attachment),
      itemIds: engineResult.items.map(({ id }) => id),
      deepPicks: engineResult.deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
      relaxations: [
        ...(isPhotoLeftOut ? [PHOTO_LEFT_OUT_MESSAGE] : []),
        ...engineResult.remarks,
        ...engineResult.relaxations,
      ],
      correctedQuery: engineResult.correctedQuery,
      divider: engineResult.divider,
      reading: engineResult.reading,
      unmetFilters: engineResult.unmetFilters ?? [],
      at: this.#clock.now(),
    };
    // Answer even if the search cannot be stored, e.g. on a full disk.
    await this.#searches
      .save(search)
      .catch((cause: unknown) =>
        this.#log.warn({ cause: getErrorName(cause) }, 'A search was answered but could not be stored.'),
      );
    this.#recordTopics(search, engineResult.topicKeys ?? []);
    const { items, deepPicks, facets, offers, goesWith, nearSearches } = engineResult;
    return { search, items, deepPicks, facets, offers, goesWith, nearSearches };
  }

  /** The filters that the shopper's searches start with. */
  async #findDefaults({ userId, filters }: SearchRequest): Promise<Filters> {
    if (classifyChange(filters, NO_FILTERS) === 'none') return NO_FILTERS;
    const shopper = await this.#users.byId(userId);
    return shopper === null ? NO_FILTERS : createDefaultFilters(shopper.preferences);
  }

  /** Records the topics in the background. */
  #recordTopics({ userId, at }: StoredSearch, topicKeys: readonly string[]): void {
    if (topicKeys.length === 0) return;
    this.#trendSignals
      .recordSearch(userId, topicKeys, at)
      .catch((cause: unknown) =>
        this.#log.warn({ cause: getErrorName(cause) }, 'The topic of a search could not be stored.'),
      );
  }
}

/** The name of an error for the log. Its message may quote the shopper's query. */
const getErrorName = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown');

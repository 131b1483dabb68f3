import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { AttachedPicture } from '../../domain/pictures/PictureReading.ts';
import type { DeepPick } from '../../domain/search/DeepPick.ts';
import type { Leads } from '../../domain/stylist/Conversation.ts';

export type { DeepPick } from '../../domain/search/DeepPick.ts';

export interface EngineQuery {
  readonly query: string;
  readonly filters: Filters;
  /** True if the filters apply as given and the query does not add to them. */
  readonly filtersAreFinal: boolean;
  /** The filters that the shopper's searches start with; words that say something else go before them. */
  readonly defaultFilters?: Filters;
  /** Catalogue items attached to the query. */
  readonly attachedItems: readonly CatalogueItem[];
  /** The shopper's own pictures attached to the query. */
  readonly attachedPictures?: readonly AttachedPicture[];
  /** Context of a conversation: colors to match, exclusions, preferences and the last message. */
  readonly leads?: Pick<
    Leads,
    'goesWith' | 'leaveOut' | 'tastes' | 'kinds' | 'hintedKinds' | 'hintedGenders' | 'emphasis'
  >;
  readonly limit: number;
}

export interface EngineResult {
  /** Best first; `rank` on the wire is the position from 1. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** The filters as understood from the query and the request. */
  readonly filters: Filters;
  readonly relaxations: readonly string[];
  readonly correctedQuery: string | null;
  /**
   * The number of results for each value of a filter. If only the best candidates of a large catalogue were ranked,
   * only these are counted.
   */
  readonly facets: Facets;
  /** What the query was about, as keys without the shopper's words; absent if nothing was understood. */
  readonly topicKeys?: readonly string[];
}

/**
 * Finds garments for a query. Has no access to users and storage; the index is built from the catalogue. Every method
 * rejects with the signal's reason when it aborts. An unknown item id gives an empty result.
 */
export interface SearchEngine {
  search(query: EngineQuery, signal?: AbortSignal): Promise<EngineResult>;
  /** Similar items, without the item itself. */
  similar(itemId: string, filters: Filters, limit: number, signal?: AbortSignal): Promise<readonly CatalogueItem[]>;
  /** Items similar to the results of a query, for 'You May Also Like' under a list. */
  similarToQuery(
    query: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]>;
  /** Items of other kinds that match this one in color, season and occasion. */
  completeTheLook(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]>;
}

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
  /** True where the filters stand as given and words of the query no longer add to them. */
  readonly filtersAreFinal: boolean;
  /** Items whose look the shopper attached to the wish. */
  readonly attachedItems: readonly CatalogueItem[];
  /** Pictures of the shopper's own whose look they attached. */
  readonly attachedPictures?: readonly AttachedPicture[];
  /** What a conversation knows besides: colors to go with, what to leave out, tastes, and what was said last. */
  readonly leads?: Pick<
    Leads,
    'goesWith' | 'leaveOut' | 'tastes' | 'kinds' | 'hintedKinds' | 'hintedGenders' | 'emphasis'
  >;
  readonly limit: number;
}

export interface EngineResult {
  /** Best first; `rank` on the wire is the position, 1 is best. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** The filters as understood from the query and the request. */
  readonly filters: Filters;
  readonly relaxations: readonly string[];
  readonly correctedQuery: string | null;
  /** What each value of a filter would find; over a store that holds more than its candidates, counted over these. */
  readonly facets: Facets;
}

/**
 * Finds garments for a wish. Pure of users and storage; the index is built from the catalogue. Every method rejects
 * with the signal's reason when it aborts; items that are not there find nothing.
 */
export interface SearchEngine {
  search(query: EngineQuery, signal?: AbortSignal): Promise<EngineResult>;
  /** Items like this one, itself left out. */
  similar(itemId: string, filters: Filters, limit: number, signal?: AbortSignal): Promise<readonly CatalogueItem[]>;
  /** Items like those a query finds, for 'You May Also Like' under a list. */
  similarToQuery(
    query: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]>;
  /** Items of other kinds that go with this one in color, season and occasion. */
  completeTheLook(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]>;
}

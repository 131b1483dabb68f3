import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { SearchOffer } from '../../../src/domain/search/Search.ts';
import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { AttachedPicture } from '../../domain/pictures/PictureReading.ts';
import type { OutfitShopper } from '../../domain/outfits/OutfitSources.ts';
import type { FoundOutfit } from '../../domain/outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../domain/outfits/OutfitPlan.ts';
import type { DeepPick } from '../../domain/search/DeepPick.ts';
import type { Leads } from '../../domain/stylist/Conversation.ts';

export type { DeepPick } from '../../domain/search/DeepPick.ts';

export interface EngineQuery {
  readonly query: string;
  readonly filters: Filters;
  /** Whether the filters apply as given, so that the query adds none. */
  readonly filtersAreFinal: boolean;
  /** The filters that the shopper's searches start with. Words of the query override them. */
  readonly defaultFilters?: Filters;
  /**
   * True for a shopper's own search. Filters chosen by hand are then never relaxed, and a search with few results
   * offers more.
   */
  readonly keepsChosenFilters?: boolean;
  /** The words of `EngineResult.reading` that the shopper removed. */
  readonly removedWords?: readonly string[];
  readonly attachedItems: readonly CatalogueItem[];
  /** The shopper's own pictures attached to the query. */
  readonly attachedPictures?: readonly AttachedPicture[];
  /** The context of a conversation: colors to match, exclusions, preferences and the last message. */
  readonly leads?: Pick<
    Leads,
    'goesWith' | 'leaveOut' | 'tastes' | 'kinds' | 'hintedKinds' | 'hintedGenders' | 'emphasis' | 'holdsPrice'
  >;
  readonly limit: number;
}

export interface NearSearch {
  readonly query: string;
  readonly item: CatalogueItem;
}

export interface EngineResult {
  /** The results, best first. `rank` on the wire is the position, from 1. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Splits `items` if only some match all words of the query; null otherwise. */
  readonly divider: Divider | null;
  /** The request's filters combined with those understood from the query. */
  readonly filters: Filters;
  readonly relaxations: readonly string[];
  /** Sentences about the interpretation ('UK 16 read as L.') and about things that the shop does not have. */
  readonly remarks: readonly string[];
  readonly correctedQuery: string | null;
  /** How the words were interpreted, apart from filters. */
  readonly reading: QueryReading;
  /** The number of results for each value of a filter. In a large catalogue, only the best candidates are counted. */
  readonly facets: Facets;
  /** The topics of the query, as keys without the shopper's words; absent if nothing was understood. */
  readonly topicKeys?: readonly string[];
  /** The filters that no result meets. `relaxations` has a sentence for each. */
  readonly unmetFilters?: readonly FilterName[];
  /** Filter changes that find more results, if there are few. */
  readonly offers?: readonly SearchOffer[];
  /** Items that go with the first result, if there are few. */
  readonly goesWith?: readonly CatalogueItem[];
  /** If nothing was found: simpler queries, each with an item that it finds. */
  readonly nearSearches?: readonly NearSearch[];
}

/**
 * Finds garments for a query, in an index of the catalogue. Knows neither shoppers nor storage. Every method rejects
 * with the signal's reason. An unknown item id gives an empty result.
 */
export interface SearchEngine {
  search(query: EngineQuery, signal?: AbortSignal): Promise<EngineResult>;
  /** Items similar to the given item. */
  findSimilar(itemId: string, filters: Filters, limit: number, signal?: AbortSignal): Promise<readonly CatalogueItem[]>;
  /** Items similar to the results of a query, for 'You May Also Like' under a list. */
  findSimilarToQuery(
    query: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]>;
  /** Items of other kinds that match the given item in color, season and occasion. */
  completeTheLook(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]>;
  /**
   * The outfit of a plan. Open slots are filled with pieces that go with the other pieces. Null if the catalogue
   * lacks pieces.
   */
  composeOutfit(plan: OutfitPlan, shopper: OutfitShopper, signal?: AbortSignal): Promise<FoundOutfit | null>;
}

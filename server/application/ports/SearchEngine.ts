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
  /** True if the filters apply as given and the query adds none. */
  readonly filtersAreFinal: boolean;
  /** The filters that the shopper's searches start with; contradicting words of the query take precedence. */
  readonly defaultFilters?: Filters;
  /**
   * True for a shopper's own search. Filters chosen by hand are then never relaxed, and few results come with offers of
   * more.
   */
  readonly keepsChosenFilters?: boolean;
  /** The understood words that the shopper removed, as named in `EngineResult.reading`. */
  readonly removedWords?: readonly string[];
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

export interface NearSearch {
  readonly query: string;
  readonly item: CatalogueItem;
}

export interface EngineResult {
  /** Best first; `rank` on the wire is the position from 1. */
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
  /** Divides `items` if the words ask for properties that not all of them have; null if no division is needed. */
  readonly divider: Divider | null;
  /** The filters as understood from the query and the request. */
  readonly filters: Filters;
  readonly relaxations: readonly string[];
  /** Sentences about how words were read ('UK 16 read as L.'), and about things that the shop does not have. */
  readonly remarks: readonly string[];
  readonly correctedQuery: string | null;
  /** How the words were understood, beside the filters. */
  readonly reading: QueryReading;
  /**
   * The number of results for each value of a filter. If only the best candidates of a large catalogue were ranked,
   * only these are counted.
   */
  readonly facets: Facets;
  /** What the query was about, as keys without the shopper's words; absent if nothing was understood. */
  readonly topicKeys?: readonly string[];
  /** The filters that no result meets, each with a sentence in `relaxations`. */
  readonly unmetFilters?: readonly FilterName[];
  /** Ways to more results, if there are few and the query holds its filters. */
  readonly offers?: readonly SearchOffer[];
  /** Items that go with the first of few results. */
  readonly goesWith?: readonly CatalogueItem[];
  /** If nothing was found: simple queries that find something, each with an item that it finds. */
  readonly nearSearches?: readonly NearSearch[];
}

/**
 * Finds garments for a query, in an index of the catalogue. Knows neither shoppers nor storage. Every method rejects
 * with the signal's reason when it aborts. An unknown item id gives an empty result.
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
  /**
   * The outfit of a plan. Pieces that the plan leaves open are chosen to go with those that it contains. Null if the
   * catalogue lacks pieces for it.
   */
  composeOutfit(plan: OutfitPlan, shopper: OutfitShopper, signal?: AbortSignal): Promise<FoundOutfit | null>;
}

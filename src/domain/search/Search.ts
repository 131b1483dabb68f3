import type { Item } from '../catalogue/Item.ts';
import type { FilterName, Filters } from '../filters/Filters.ts';
import type { Divider } from './Divider.ts';
import type { Facets } from './Facets.ts';
import type { QueryReading } from './QueryReading.ts';

/** An attachment of a search: an item of the catalogue or an uploaded picture (spec section 3). */
export interface Attachment {
  readonly id: string;
  readonly context: 'item' | 'chat_attachment';
  readonly userId: string;
  readonly url: string;
  readonly imageUrls: readonly string[];
  readonly colors: readonly string[];
  /** The kind of the garment in an uploaded picture, as recognized or corrected; null for an item or if unknown. */
  readonly kind: string | null;
  /** The pattern of the garment in an uploaded picture; null if unknown. */
  readonly pattern: string | null;
  /** The kinds to choose from when correcting `kind`, the recognized one first; empty for an item. */
  readonly kinds: readonly string[];
}

export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly attachments: readonly Attachment[];
  /**
   * True once the shopper has edited the filters of this query. The server then adds no filters from the query, so
   * that a removed chip does not reappear.
   */
  readonly filtersAreFinal: boolean;
  /** The understood words that the shopper removed. */
  readonly removedWords?: readonly string[] | undefined;
}

/** Changed filters that find more results. */
export interface SearchOffer {
  /** The filter that the offer removes, or widens in the case of the price; null if it removes all filters. */
  readonly filter: FilterName | null;
  readonly filters: Filters;
  /** The number of results that are not on the screen yet. */
  readonly count: number;
}

/** A simpler query, and an item that it finds. */
export interface NearSearch {
  readonly query: string;
  readonly item: Item;
}

/** Explanations of the results, and suggestions for the next search. */
export interface SearchGuidance {
  /** The filters that no result meets. `relaxations` has a sentence for each. */
  readonly unmetFilters?: readonly FilterName[] | undefined;
  /** How the words of the query were interpreted, apart from filters. */
  readonly reading?: QueryReading | undefined;
  /** Filters that find more results; present if there are few results. */
  readonly offers?: readonly SearchOffer[] | undefined;
  /** Items to wear with the first result; present if there are few results. */
  readonly goesWith?: readonly Item[] | undefined;
  /** Simpler queries that have results; present if nothing was found. */
  readonly nearSearches?: readonly NearSearch[] | undefined;
}

/** The results. `filters` combine the request's filters with those understood from the query. */
export interface SearchResult {
  readonly searchId: string;
  readonly items: readonly Item[];
  readonly deepSearchItems: readonly Item[];
  readonly filters: Filters;
  /** One sentence for each requirement that was relaxed. */
  readonly relaxations: readonly string[];
  /** The query with its spelling corrected; null if the spelling was right. */
  readonly correctedQuery: string | null;
  /** Present if only some of the results match all words of the query. */
  readonly divider?: Divider | undefined;
  /** Number of results per filter value; absent if they were not counted, as for a stored search. */
  readonly facets?: Facets | undefined;
  readonly guidance?: SearchGuidance | undefined;
}

/** A past search that can be shown again. */
export interface StoredSearch extends SearchResult {
  readonly query: string;
  readonly attachments: readonly Attachment[];
}

/** An entry of the search history. `timestamp` is ISO 8601 in UTC. */
export interface SearchHistoryEntry {
  readonly id: string;
  readonly query: string;
  readonly timestamp: string;
  /** The picture of the attached photo or item; absent if nothing was attached. */
  readonly pictureUrl?: string | undefined;
}

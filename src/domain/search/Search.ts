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
  /**
   * The kind of garment in an uploaded picture, as recognized or as corrected by the shopper; null for an item or when
   * not recognized.
   */
  readonly kind: string | null;
  /** The pattern of the garment in an uploaded picture; null when none was recognized. */
  readonly pattern: string | null;
  /** The kinds that `kind` can be corrected to, the recognized one first; empty for an item. */
  readonly kinds: readonly string[];
}

/** A search as the shopper requests it. */
export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly attachments: readonly Attachment[];
  /**
   * True once the shopper has edited the filters of this query: the server then uses them unchanged and
   * adds none from the query's words. Otherwise a removed chip would reappear at once.
   */
  readonly filtersAreFinal: boolean;
  /** The understood words that the shopper removed. */
  readonly removedWords?: readonly string[] | undefined;
}

/** Changed filters that find more results than the current ones. */
export interface SearchOffer {
  /** The filter that the offer removes (or widens, if it is the price); null if it removes all filters. */
  readonly filter: FilterName | null;
  readonly filters: Filters;
  /** Number of results that the changed filters add. */
  readonly count: number;
}

/** A query similar to one without results, and an item that it finds. */
export interface NearSearch {
  readonly query: string;
  readonly item: Item;
}

/** What the server says about the results, and what it suggests next. */
export interface SearchGuidance {
  /** The filters that no result meets, each with a sentence in `relaxations`. */
  readonly unmetFilters?: readonly FilterName[] | undefined;
  /** How the words of the query were interpreted, apart from the filters. */
  readonly reading?: QueryReading | undefined;
  /** Filter changes that find more results; present if there are few results. */
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
  /** Sentences that tell the shopper which requirements were relaxed; empty when none were. */
  readonly relaxations: readonly string[];
  /** The query with its spelling corrected; null when it was searched as typed. */
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

/** One line of the search history. `timestamp` is ISO 8601 in UTC. */
export interface SearchHistoryEntry {
  readonly id: string;
  readonly query: string;
  readonly timestamp: string;
  /** The picture of the attached photo or item; absent for a search by words alone. */
  readonly pictureUrl?: string | undefined;
}

import type { Item } from '../catalogue/Item.ts';
import type { Filters } from '../filters/Filters.ts';

/** A thing attached to a search: an item of the catalogue or an uploaded picture (spec section 3). */
export interface Attachment {
  readonly id: string;
  readonly context: 'item' | 'chat_attachment';
  readonly userId: string;
  readonly url: string;
  readonly imageUrls: readonly string[];
  readonly colors: readonly string[];
  /** The garment that an uploaded picture is taken for, as read or as corrected; null for an item, or where none can be told. */
  readonly kind: string | null;
  /** Null where none can be told. */
  readonly pattern: string | null;
  /** What `kind` may be corrected to, the guess first; empty for an item. */
  readonly kinds: readonly string[];
}

/** What a shopper asks for. */
export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly attachments: readonly Attachment[];
  /**
   * True once the shopper has edited the filters of this query: they then stand as given, and
   * words of the query no longer add to them. Without it a removed chip would come straight back.
   */
  readonly filtersAreFinal: boolean;
}

/** What came of it. `filters` are the filters as understood from the query and the request. */
export interface SearchResult {
  readonly searchId: string;
  readonly items: readonly Item[];
  readonly deepSearchItems: readonly Item[];
  readonly filters: Filters;
  /** Sentences that tell the shopper what was given up to find something; empty when nothing was. */
  readonly relaxations: readonly string[];
  /** The query with its spelling mended, or null where it was searched as typed. */
  readonly correctedQuery: string | null;
}

/** A search that was made before and can be shown again. */
export interface StoredSearch extends SearchResult {
  readonly query: string;
  readonly attachments: readonly Attachment[];
}

/** One line of the search history. `timestamp` is ISO 8601 in UTC. */
export interface SearchHistoryEntry {
  readonly id: string;
  readonly query: string;
  readonly timestamp: string;
}

import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import type { RemovalStep } from './RemovalStep.ts';

/** A stored search: the query, the understood filters and the ids of the results, best first. */
export interface StoredSearch {
  readonly id: string;
  readonly userId: string;
  readonly query: string;
  readonly filters: Filters;
  readonly attachments: readonly Attachment[];
  readonly itemIds: readonly string[];
  readonly deepPicks: readonly { readonly itemId: string; readonly reason: string }[];
  readonly relaxations: readonly string[];
  readonly correctedQuery: string | null;
  /** The divider of the results; null or absent if all match all words of the query. */
  readonly divider?: Divider | null;
  /** Absent in older stored searches. */
  readonly reading?: QueryReading;
  /** The filters that no result meets. Absent in older stored searches. */
  readonly unmetFilters?: readonly FilterName[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * How many searches of a shopper are stored and used for the history. A limit on entries is not enough, because an
 * entry groups any number of repeated searches.
 */
export const MAX_SEARCHES = 1_000;

export type SearchSummary = Pick<StoredSearch, 'id' | 'query' | 'attachments' | 'at'>;

/** The search history. */
export interface Searches {
  save(search: StoredSearch): Promise<void>;
  byId(id: string): Promise<StoredSearch | null>;
  /**
   * At most `limit` entries, newest first. Consecutive searches with the same words and attachments are one entry:
   * the last of them.
   */
  listRecent(userId: string, limit: number): Promise<readonly SearchSummary[]>;
  /**
   * Removes all searches of the same history entry, and discards photos that nothing else refers to. If the search is
   * too old for the history, removes only this search.
   */
  remove(searchId: string): Promise<void>;
  /** Removes all searches of a shopper, and discards photos that no conversation refers to. */
  removeAll(userId: string): Promise<void>;
  /**
   * Removes the searches beyond the newest `entryCount` history entries of each shopper and beyond the newest
   * `MAX_SEARCHES`, like `remove`. One step visits at most `limit` shoppers with that many searches, in the order of
   * their ids.
   */
  removeOldEntries(entryCount: number, after: string | null, limit: number): Promise<RemovalStep>;
}

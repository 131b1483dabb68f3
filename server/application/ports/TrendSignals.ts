import type { PopularKey } from '../../domain/trends/popularity.ts';

/**
 * What many shoppers search for and save. A list contains only entries of at least `MIN_SHOPPERS` shoppers, most
 * popular first. Removed with the account.
 */
export interface TrendSignals {
  /** `topics` are keys of understood queries, not the shopper's words. Only the day of `time` is stored. */
  recordSearch(userId: string, topics: readonly string[], time: number): Promise<void>;
  /** Succeeds if there are none. */
  forgetSearches(userId: string): Promise<void>;
  /** Removes at most `limit` searches that are too old to count; resolves to their number. */
  removeOldSearches(now: number, limit: number): Promise<number>;
  /** The topics of searches. `now` is milliseconds since the epoch. */
  listPopularTopics(now: number): Promise<readonly PopularKey[]>;
  /** The ids of items on wishlists. */
  listPopularItems(now: number): Promise<readonly PopularKey[]>;
}

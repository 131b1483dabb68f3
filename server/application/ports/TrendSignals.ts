import type { PopularKey } from '../../domain/trends/popularity.ts';

/**
 * What many shoppers search for and save. Lists contain nothing that fewer than `MIN_SHOPPERS` different shoppers did,
 * most popular first. The signals of a shopper are removed with the account.
 */
export interface TrendSignals {
  /** `topics` are keys of understood searches, never a shopper's words. Only the day of `at` is stored. */
  recordSearch(userId: string, topics: readonly string[], at: number): Promise<void>;
  /** Succeeds without signals. */
  forgetSearches(userId: string): Promise<void>;
  /** Removes at most `limit` searches that are too old to count; resolves to their number. */
  removeOldSearches(now: number, limit: number): Promise<number>;
  /** The topics of searches. `now` is milliseconds since the epoch. */
  listPopularTopics(now: number): Promise<readonly PopularKey[]>;
  /** The ids of items that are on wishlists. */
  listPopularItems(now: number): Promise<readonly PopularKey[]>;
}

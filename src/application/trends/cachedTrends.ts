import type { Trends } from '../../domain/trends/Trends.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import { LEAD_PICTURE_KEY } from './leadPictureKey.ts';

/** Increase the number when the shape of `Trends` changes, so that older cache entries are ignored. */
const CACHE_KEY_PREFIX = 'trends.1:';

/** Cached trends, with the data that tells whether they are current. */
export interface CachedTrends {
  readonly trends: Trends;
  readonly fetchedAt: number;
  /** Identifies the preferences that the trends were composed for. */
  readonly marker: string;
}

/** The shopper's cached trends; null if there are none or the entry is damaged. */
export function readCachedTrends(cache: TTLCache, userId: string): CachedTrends | null {
  const entry = cache.get(CACHE_KEY_PREFIX + userId);
  return isCachedTrends(entry) ? entry : null;
}

export function cacheTrends(cache: TTLCache, userId: string, entry: CachedTrends): void {
  cache.set(CACHE_KEY_PREFIX + userId, entry);
  cache.set(LEAD_PICTURE_KEY, entry.trends.dailyOutfit.pieces[0]?.imageUrls[0] ?? null);
}

function isCachedTrends(value: unknown): value is CachedTrends {
  const entry = value as Partial<CachedTrends> | null | undefined;
  return typeof entry?.fetchedAt === 'number' && typeof entry.marker === 'string' && isTrends(entry.trends);
}

function isTrends(value: unknown): value is Trends {
  const trends = value as Partial<Trends> | null | undefined;
  return (
    typeof trends === 'object' &&
    trends !== null &&
    typeof trends.timestamp === 'string' &&
    Array.isArray(trends.dailyOutfit?.pieces) &&
    [trends.glamourTrends, trends.outfits, trends.trendingSearches, trends.suggestedItems].every(Array.isArray)
  );
}

/**
 * Minimum number of shoppers of a shown topic or item. With fewer, it could reveal what one person did
 * (docs/adr/0141).
 */
export const MIN_SHOPPERS = 5;
/** The age in days at which a signal counts half as much as a new one. */
export const HALF_LIFE_DAYS = 7;
/** The age in days from which a signal does not count. */
export const MAX_AGE_DAYS = 60;
/** The maximum number of entries of a list. */
export const MAX_POPULAR_KEYS = 400;

const DAY_MS = 86_400_000;

/** A shopper's last use of a topic or an item. */
export interface ShopperSignal {
  readonly userId: string;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * A topic or item that several shoppers used. The exact number of shoppers is hidden, so that nobody can watch it
 * change.
 */
export interface PopularKey {
  readonly key: string;
  /** The number of shoppers. Older signals count less. */
  readonly weight: number;
}

/** Ranks keys, most popular first. Counts each shopper once per key, by the newest signal. */
export function rankPopularKeys(signals: Iterable<ShopperSignal>, now: number): readonly PopularKey[] {
  const newestByKey = new Map<string, Map<string, number>>();
  for (const { userId, key, at } of signals) {
    if (isTooOld(at, now)) continue;
    const newestByUser = newestByKey.get(key) ?? new Map<string, number>();
    newestByUser.set(userId, Math.max(newestByUser.get(userId) ?? -Infinity, at));
    newestByKey.set(key, newestByUser);
  }
  return [...newestByKey]
    .filter(([, newestByUser]) => newestByUser.size >= MIN_SHOPPERS)
    .map(([key, newestByUser]) => ({
      key,
      weight: [...newestByUser.values()].reduce((sum, index) => sum + weigh(index, now), 0),
    }))
    .sort((left, right) => right.weight - left.weight || (left.key < right.key ? -1 : 1))
    .slice(0, MAX_POPULAR_KEYS);
}

/** Whether a signal is too old to count. */
export function isTooOld(time: number, now: number): boolean {
  return countDays(time, now) >= MAX_AGE_DAYS;
}

function weigh(time: number, now: number): number {
  return 0.5 ** (Math.max(0, countDays(time, now)) / HALF_LIFE_DAYS);
}

/** Returns the age in whole days, because only the day of a signal is stored. */
function countDays(time: number, now: number): number {
  return Math.floor(now / DAY_MS) - Math.floor(time / DAY_MS);
}

import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Trends } from '../../domain/trends/Trends.ts';

/** The shopper for whom to compose trends (spec section 7). */
export interface TrendsRequest {
  readonly userId: string;
  readonly preferences: Preferences;
  /** The shopper's default filters. */
  readonly filters: Filters;
  /** The IANA name of the device's time zone, which decides what day it is. */
  readonly timeZone: string;
}

/** Composes the content of the home screen. Rejects with a `CallError`, or with the signal's reason. */
export interface TrendsSource {
  /** Rejects with 'Error fetching trends'. */
  getTrends(request: TrendsRequest, signal?: AbortSignal): Promise<Trends>;
}

import { TRENDS } from '../../contract/firstPaths.ts';
import type { Trends } from '../../contract/trends.ts';
import type * as wire from '../../contract/user.ts';
import { toProfile } from '../adapters/http/wireProfile.ts';
import { toTrendsBody } from '../adapters/http/wireTrendsBody.ts';
import { createDefaultFilters } from '../domain/filters/filterFacts.ts';

/**
 * Sends the call that the home screen will send for the shopper of `profileAnswer`. Resolves with the address of the
 * screen's large picture; undefined if there is none.
 */
export async function prefetchTrends(
  profileAnswer: Response,
  prefetch: (call: typeof TRENDS, input: { readonly body: unknown }) => Promise<Response>,
  timeZone: string,
): Promise<string | undefined> {
  const { id: userId, preferences } = toProfile((await profileAnswer.json()) as wire.Profile);
  const filters = createDefaultFilters(preferences);
  const answer = await prefetch(TRENDS, { body: toTrendsBody({ userId, preferences, filters, timeZone }) });
  const { outfit_for_the_day: daily } = (await answer.json()) as Trends;
  return daily.outfit.items[0]?.images?.[0];
}

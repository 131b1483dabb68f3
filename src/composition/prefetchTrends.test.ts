import { expect, it } from 'vitest';
import { aProfile } from '../../tests/support/builders.ts';
import { TRENDS } from '../../contract/firstPaths.ts';
import { HttpClient } from '../adapters/http/HttpClient.ts';
import { HttpTrendsSource } from '../adapters/http/HttpTrendsSource.ts';
import { describeRequest } from '../adapters/http/request.ts';
import { fromPreferences } from '../adapters/http/wireProfile.ts';
import { ManualClock } from '../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../adapters/memory/RecordingLogger.ts';
import { FilterManager } from '../application/filters/FilterManager.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import { prefetchTrends } from './prefetchTrends.ts';

const profile = aProfile({
  preferences: { genderPreference: ['Women'], sizePreference: ['M', 'unknown'], location: 'Oslo', userNotes: 'Wool.' },
});
const wireProfile = { ...profile, preferences: fromPreferences(profile.preferences) };
const trendsWith = (items: readonly object[]) => ({ outfit_for_the_day: { outfit: { items } } });

/** Prefetches the trends of the profile. `sent` contains the sent requests. */
async function prefetchFor(trends: unknown) {
  const sentRequests: unknown[] = [];
  const pictureUrl = await prefetchTrends(
    Response.json(wireProfile),
    async (call, input) => {
      sentRequests.push(describeRequest(call, input));
      return Response.json(trends);
    },
    'Europe/Oslo',
  );
  return { pictureUrl, sent: sentRequests };
}

it('is byte for byte the call that the home screen makes', async () => {
  const { sent } = await prefetchFor(trendsWith([]));
  const shopper = new SnapshotHolder(profile);
  const logger = new RecordingLogger();
  let homeCall: unknown;
  const http = new HttpClient({
    clock: new ManualClock(),
    logger,
    fetch: async (path, { signal: _, ...init } = {}) => {
      homeCall = { path, init };
      throw new TypeError('The answer does not matter.');
    },
  });
  const filters = new FilterManager(shopper, logger).snapshot.defaults;
  const request = { userId: profile.id, preferences: profile.preferences, filters, timeZone: 'Europe/Oslo' };
  await new HttpTrendsSource(http).getTrends(request).catch(() => undefined);
  expect(sent).toEqual([homeCall]);
  expect(homeCall).toMatchObject({ path: TRENDS.path });
});

it.each([
  [[{ images: ['/media/coat.avif', '/media/back.avif'] }, { images: ['/media/knit.avif'] }], '/media/coat.avif'],
  [[{}], undefined],
  [[], undefined],
])('resolves with the first picture of %j', async (items, expected) => {
  expect((await prefetchFor(trendsWith(items))).pictureUrl).toBe(expected);
});

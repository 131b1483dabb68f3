import { describe, expect, it } from 'vitest';
import { aProfile, someTrends } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import type { Trends } from '../../domain/trends/Trends.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { CallError } from '../ports/CallError.ts';
import type { TrendsRequest } from '../ports/TrendsSource.ts';
import { PulseStatus } from '../pulse/PulseStatus.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { TrendsFeed } from './TrendsFeed.ts';

const HOUR_MS = 3_600_000;
/** 8 in the morning. No test lasts until midnight. */
const MORNING_MS = Date.UTC(2025, 8, 2, 8);

function createFixture(profile: Profile | null = aProfile()) {
  const clock = new ManualClock(MORNING_MS);
  const store = new InMemoryKeyValueStore();
  const cache = new TTLCache(store, clock);
  const calls = new HeldCalls<[TrendsRequest, AbortSignal?], Trends>();
  const shopper = new SnapshotHolder<Profile | null>(profile);
  const connection = new SnapshotHolder(true);
  const pulse = new PulseStatus(clock);
  const filters = new SnapshotHolder({ defaults: { ...NO_FILTERS, size: ['M'] as const } });
  const createFeed = (userId = 'user-1') =>
    new TrendsFeed(
      { source: { getTrends: calls.call }, cache, shopper, filters, connection, pulse, clock, timeZone: 'UTC' },
      userId,
    );
  const answer = async (trends = someTrends()) => {
    calls.newest.resolve(trends);
    await settlePromises();
  };
  const createFailingCall = async () => {
    calls.newest.reject(new CallError('Error fetching trends', 'unreachable'));
    await settlePromises();
  };
  return { clock, store, cache, calls, shopper, connection, pulse, createFeed, answer, createFailingCall };
}

describe('trends without a cache', () => {
  it('are fetched at the start, for the preferences and the default filters of the shopper', async () => {
    const { calls, createFeed, answer } = createFixture(aProfile({ preferences: { location: 'Oslo' } }));
    const feed = createFeed();
    expect(feed.snapshot.status).toBe('idle');
    feed.start();
    expect(calls.newest.args[0]).toMatchObject({
      userId: 'user-1',
      preferences: { location: 'Oslo' },
      filters: { size: ['M'] },
      timeZone: 'UTC',
    });
    expect(feed.snapshot.status).toBe('loading');
    await answer();
    expect(feed.snapshot).toMatchObject({ status: 'ready', fetchedAt: MORNING_MS, trends: someTrends() });
  });

  it('make the pulse load the first time only', async () => {
    const { clock, pulse, createFeed, answer } = createFixture();
    createFeed().start();
    expect(pulse.snapshot).toBe('loading');
    await answer();
    expect(pulse.snapshot).toBe('idle');
    clock.advance(4 * HOUR_MS);
    expect(pulse.snapshot).toBe('idle');
  });

  it('are fetched again if the feed starts again while its request is canceled', async () => {
    const { calls, createFeed, answer } = createFixture();
    const feed = createFeed();
    feed.start()();
    feed.start();
    expect(calls.madeArguments).toHaveLength(2);
    await answer();
    expect(feed.snapshot.status).toBe('ready');
  });

  it('wait for the login to be checked', () => {
    const { calls, shopper, createFeed } = createFixture(null);
    createFeed().start();
    expect(calls.waitingCalls).toHaveLength(0);
    shopper.set(aProfile());
    expect(calls.waitingCalls).toHaveLength(1);
  });

  it('wait for the connection', () => {
    const { calls, connection, createFeed } = createFixture();
    connection.set(false);
    createFeed().start();
    expect(calls.waitingCalls).toHaveLength(0);
    connection.set(true);
    expect(calls.waitingCalls).toHaveLength(1);
  });
});

describe('cached trends', () => {
  async function createCachedFixture() {
    const fixture = createFixture();
    const stop = fixture.createFeed().start();
    await fixture.answer(someTrends({ picksReason: 'cached' }));
    stop();
    return fixture;
  }

  it('are shown at once, and not fetched again within 4 hours', async () => {
    const { clock, calls, createFeed } = await createCachedFixture();
    clock.advance(4 * HOUR_MS - 1);
    const feed = createFeed();
    expect(feed.snapshot).toMatchObject({ status: 'ready', trends: { picksReason: 'cached' }, fetchedAt: MORNING_MS });
    feed.start();
    expect(calls.madeArguments).toHaveLength(1);
  });

  it('are refreshed when they are 4 hours old, and shown meanwhile', async () => {
    const { clock, calls, createFeed, answer } = await createCachedFixture();
    clock.advance(4 * HOUR_MS);
    const feed = createFeed();
    feed.start();
    expect(calls.madeArguments).toHaveLength(2);
    expect(feed.snapshot).toMatchObject({ status: 'loading', trends: { picksReason: 'cached' } });
    await answer(someTrends({ picksReason: 'new' }));
    expect(feed.snapshot).toMatchObject({ status: 'ready', trends: { picksReason: 'new' } });
  });

  it('are checked every 4 hours, until the feed is stopped', async () => {
    const { clock, calls, createFeed, answer } = await createCachedFixture();
    const stop = createFeed().start();
    clock.advance(4 * HOUR_MS);
    expect(calls.madeArguments).toHaveLength(2);
    await answer();
    clock.advance(4 * HOUR_MS);
    expect(calls.madeArguments).toHaveLength(3);
    await answer();
    stop();
    clock.advance(24 * HOUR_MS);
    expect(calls.madeArguments).toHaveLength(3);
    expect(clock.pendingCount).toBe(0);
  });

  it('are refreshed on the next day', async () => {
    const { clock, calls, createFeed } = await createCachedFixture();
    clock.advance(15 * HOUR_MS);
    const feed = createFeed();
    const stop = feed.start();
    calls.newest.resolve(someTrends());
    await settlePromises();
    stop();
    clock.advance(2 * HOUR_MS);
    feed.refreshIfOutdated();
    expect(calls.madeArguments).toHaveLength(3);
  });

  it('are refreshed when the preferences change, once', async () => {
    const { calls, shopper, createFeed, answer } = await createCachedFixture();
    createFeed().start();
    shopper.set(aProfile({ preferences: { location: 'Sydney' } }));
    shopper.set(aProfile({ name: 'Ada', preferences: { location: 'Sydney' } }));
    expect(calls.madeArguments).toHaveLength(2);
    await answer();
    shopper.set(aProfile({ preferences: { location: 'Sydney' } }));
    expect(calls.madeArguments).toHaveLength(2);
  });

  it('are those of the shopper', async () => {
    const { shopper, createFeed } = await createCachedFixture();
    shopper.set(null);
    expect(createFeed('user-2').snapshot.trends).toBeNull();
    const feed = createFeed('user-1');
    feed.start();
    shopper.set(aProfile({ id: 'user-2' }));
    expect(feed.snapshot.trends).toBeNull();
  });

  it.each([null, 'text', { trends: {}, fetchedAt: 1, marker: '' }, { trends: someTrends(), fetchedAt: 'now' }])(
    'are ignored if damaged: %j',
    (value) => {
      const { cache, createFeed } = createFixture();
      cache.set('trends.1:user-1', value);
      expect(createFeed().snapshot).toMatchObject({ status: 'idle', trends: null });
    },
  );
});

describe('trends whose place could not be looked up', () => {
  const SECOND_MS = 1_000;
  const pendingTrends = someTrends({ place: null, isPlacePending: true });

  it('are fetched again after 15 seconds, and then stay for 4 hours', async () => {
    const { clock, calls, createFeed, answer } = createFixture();
    const feed = createFeed();
    feed.start();
    await answer(pendingTrends);
    clock.advance(15 * SECOND_MS - 1);
    expect(calls.madeArguments).toHaveLength(1);
    clock.advance(1);
    expect(calls.madeArguments).toHaveLength(2);
    await answer();
    expect(feed.snapshot.trends?.place?.name).toBe('Oslo');
    clock.advance(4 * HOUR_MS - 1);
    expect(calls.madeArguments).toHaveLength(2);
    clock.advance(1);
    expect(calls.madeArguments).toHaveLength(3);
  });

  it('are fetched again by the next visit', async () => {
    const { clock, calls, createFeed, answer } = createFixture();
    const stop = createFeed().start();
    await answer(pendingTrends);
    stop();
    clock.advance(15 * SECOND_MS);
    createFeed().start();
    expect(calls.madeArguments).toHaveLength(2);
  });

  it('are fetched again less and less often while places cannot be looked up', async () => {
    const { clock, calls, createFeed, answer } = createFixture();
    createFeed().start();
    const waits: number[] = [];
    for (let index = 1; index < 13; index++) {
      await answer(pendingTrends);
      const startedAt = clock.now();
      while (calls.madeArguments.length === index) clock.advance(15 * SECOND_MS);
      waits.push((clock.now() - startedAt) / SECOND_MS);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 14_400, 14_400]);
  });
});

describe('a failed fetch', () => {
  it('keeps the old trends, and the retry works', async () => {
    const { clock, createFeed, answer, createFailingCall, pulse } = createFixture();
    const feed = createFeed();
    feed.start();
    await answer(someTrends({ picksReason: 'old' }));
    clock.advance(4 * HOUR_MS);
    await createFailingCall();
    expect(feed.snapshot).toMatchObject({
      status: 'failed',
      failure: 'unreachable',
      fetchedAt: MORNING_MS,
      trends: { picksReason: 'old' },
    });
    void feed.load();
    await answer(someTrends({ picksReason: 'new' }));
    expect(feed.snapshot).toMatchObject({ status: 'ready', failure: null, trends: { picksReason: 'new' } });
    expect(pulse.snapshot).toBe('idle');
  });

  it('is repeated when the connection is back', async () => {
    const { calls, connection, createFeed, createFailingCall } = createFixture();
    createFeed().start();
    await createFailingCall();
    connection.set(false);
    connection.set(true);
    expect(calls.waitingCalls).toHaveLength(1);
  });
});

it('lets the newest call win, in whatever order they are answered', async () => {
  const { calls, createFeed, answer } = createFixture();
  const feed = createFeed();
  void feed.load();
  const [olderCall] = calls.waitingCalls;
  void feed.load();
  await answer(someTrends({ picksReason: 'newest' }));
  olderCall?.resolve(someTrends({ picksReason: 'older' }));
  await settlePromises();
  expect(feed.snapshot).toMatchObject({ status: 'ready', trends: { picksReason: 'newest' } });
});

it('fetches once for new preferences, also when the fetch for the old ones ends meanwhile', async () => {
  const { calls, shopper, connection, createFeed } = createFixture();
  createFeed().start();
  const [firstCall] = calls.waitingCalls;
  shopper.set(aProfile({ preferences: { location: 'Oslo' } }));
  firstCall?.reject(firstCall.signal?.reason);
  await settlePromises();
  connection.set(false);
  connection.set(true);
  expect(calls.madeArguments.map(([request]) => request.preferences.location)).toEqual(['', 'Oslo']);
});

it('settles when it is stopped during a fetch', async () => {
  const { pulse, createFeed } = createFixture();
  const feed = createFeed();
  const stop = feed.start();
  stop();
  await settlePromises();
  expect([feed.snapshot.status, pulse.snapshot]).toEqual(['idle', 'idle']);
});

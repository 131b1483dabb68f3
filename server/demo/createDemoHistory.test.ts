import { beforeAll, describe, expect, it } from 'vitest';
import type { TryOnCategory } from '../../src/domain/catalogue/vocabulary.ts';
import { FakeFigures } from '../../tests/support/FakeFigures.ts';
import { FakeStylist } from '../../tests/support/FakeStylist.ts';
import { createEngine } from '../../tests/support/searchEngine.ts';
import { FewPlaces, MONDAY_NOON } from '../../tests/support/trendsFixture.ts';
import { createStoredPose, createStoredTryOn } from '../../tests/support/storedPoses.ts';
import { InMemoryStore } from '../adapters/memory/InMemoryStore.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { TryOnRequest } from '../application/poses/TryOnRequest.ts';
import { TrendsService } from '../application/trends/TrendsService.ts';
import { findSlotOfKind, type PieceSlot } from '../domain/outfits/OutfitSlot.ts';
import { createSyntheticCatalogue } from '../evaluation/corpora/syntheticCatalogue.ts';
import { createDemoHistory, type DemoHistoryDependencies } from './createDemoHistory.ts';
import { DEMO_CONVERSATIONS, DEMO_LOOK_COUNT, DEMO_SEARCHES } from './demoScript.ts';

const CATEGORY_BY_SLOT: Readonly<Record<PieceSlot, TryOnCategory | null>> = {
  ...{ fullBody: 'dresses', bottom: 'lower_body', top: 'upper_body', layer: 'upper_body', outer: 'upper_body' },
  ...{ shoes: null, bag: null, accessory: null, extra: null },
};
const ITEMS = createSyntheticCatalogue(600).map((item) => {
  const slot = findSlotOfKind(item.kind);
  return { ...item, tryOnCategory: slot === null ? null : CATEGORY_BY_SLOT[slot] };
});
const DAY_MS = 86_400_000;

let engine: SearchEngine;
beforeAll(async () => {
  engine = await createEngine(ITEMS);
});

async function createFixture() {
  const store = new InMemoryStore();
  await store.catalogue.importAll('demo', [ITEMS]);
  const { id: userId } = await store.users.recordSignIn(
    { provider: 'firebase', subject: 'demo', email: 'demo@atelier.test', name: 'Demo' },
    'demo',
  );
  const log = { warn: () => undefined };
  const clock = { now: () => MONDAY_NOON };
  let lastId = 0;
  const secrets = { createId: () => `id-${++lastId}`, createToken: () => 'token' };
  const wornRequests: TryOnRequest[] = [];
  const fittingRoom: DemoHistoryDependencies['fittingRoom'] = {
    figures: new FakeFigures(),
    tryOns: {
      dressBody: async (request) => {
        wornRequests.push(request);
        const result = createStoredTryOn({
          id: secrets.createId(),
          userId,
          poseId: null,
          figureId: 'woman-slim.light',
        });
        await store.tryOns.save(result, 10);
        return { result, bytes: new Uint8Array(), readings: 1, fits: null };
      },
    },
    poses: {
      add: async (_userId, _file, resultId) => {
        const origin = { resultId: resultId ?? '', poseId: null, itemId: null };
        const pose = createStoredPose({ id: `pose of ${resultId}`, userId, origin });
        await store.poses.save(pose, 10);
        return pose;
      },
    },
  };
  const trends = new TrendsService({ store, engine, geocoder: new FewPlaces(), clock, log });
  const parts = { store, engine, stylist: new FakeStylist(), trends, fittingRoom, clock, secrets, log };
  const trendsWithRepeatedLook: DemoHistoryDependencies['trends'] = {
    compose: async (request) => {
      const composedTrends = await trends.compose(request);
      return { ...composedTrends, outfits: [composedTrends.dailyOutfit, ...composedTrends.outfits] };
    },
  };
  const createHistory = (changes: Partial<DemoHistoryDependencies> = {}) =>
    createDemoHistory(userId, { ...parts, ...changes }, new AbortController().signal);
  return { store, userId, worn: wornRequests, trendsWithRepeatedLook, createHistory };
}

describe('the life of the demo shopper', () => {
  it('has a profile, searches, a wishlist, conversations and looks, spread over weeks', async () => {
    const { store, userId, worn, createHistory } = await createFixture();
    await createHistory();
    const searches = await store.searches.listRecent(userId, 100);
    expect(searches.map(({ query }) => query)).toEqual(DEMO_SEARCHES.map(({ query }) => query).toReversed());
    expect(MONDAY_NOON - searches.at(-1)!.at).toBeGreaterThan(14 * DAY_MS);
    expect((await store.wishlists.listItemIds(userId)).length).toBeGreaterThan(4);
    expect(await store.chats.listRecent(userId, 10)).toHaveLength(DEMO_CONVERSATIONS.length);
    expect(await store.poses.listOf(userId)).toHaveLength(DEMO_LOOK_COUNT);
    expect(worn.every(({ garments }) => Object.keys(garments).length > 0)).toBe(true);
    const profile = await store.users.byId(userId);
    expect(profile).toMatchObject({ onboarded: true, preferences: { location: 'Copenhagen, Denmark' } });
  });

  it('has looks that share no piece', async () => {
    const { worn, trendsWithRepeatedLook, createHistory } = await createFixture();
    await createHistory({ trends: trendsWithRepeatedLook });
    const wornIds = worn.flatMap(({ garments }) => Object.values(garments).map(({ id }) => id));
    expect(worn).toHaveLength(DEMO_LOOK_COUNT);
    expect(new Set(wornIds).size).toBe(wornIds.length);
  });

  it('is added once: removals and changes by the shopper stay', async () => {
    const { store, userId, createHistory } = await createFixture();
    await createHistory();
    await store.searches.removeAll(userId);
    await store.users.savePreferences(userId, { stylePreference: ['Gothic'] });
    await createHistory();
    expect(await store.searches.listRecent(userId, 10)).toEqual([]);
    expect((await store.users.byId(userId))?.preferences.stylePreference).toEqual(['Gothic']);
  });

  it('is completed after an interruption', async () => {
    const { store, userId, createHistory } = await createFixture();
    const stylist = new FakeStylist();
    stylist.understand = () => Promise.reject(new Error('Broken'));
    await expect(createHistory({ stylist })).rejects.toThrow('Broken');
    await createHistory();
    expect(await store.searches.listRecent(userId, 100)).toHaveLength(DEMO_SEARCHES.length);
    expect(await store.chats.listRecent(userId, 10)).toHaveLength(DEMO_CONVERSATIONS.length);
  });

  it('needs no fitting room, and no shopper who is gone', async () => {
    const { store, userId, createHistory } = await createFixture();
    await createHistory({ fittingRoom: null });
    expect(await store.poses.listOf(userId)).toEqual([]);
    expect((await store.users.byId(userId))?.onboarded).toBe(true);
  });
});

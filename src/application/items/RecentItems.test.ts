import { describe, expect, it } from 'vitest';
import { aProfile, anItem, someItems } from '../../../tests/support/builders.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { RecentItems } from './RecentItems.ts';

const createCache = () => new TTLCache(new InMemoryKeyValueStore(), new ManualClock());
const getIds = (recent: RecentItems) => recent.snapshot.map(({ id }) => id);

describe('RecentItems', () => {
  it('keeps the ten newest items without duplicates, newest first', () => {
    const recent = new RecentItems(createCache());
    for (const item of someItems(12)) recent.add(item);
    recent.add(anItem({ id: 'piece-5' }));
    expect(getIds(recent)).toEqual(['piece-5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((number) => `piece-${number}`)]);
  });

  it('restores them after a restart, and clears them', () => {
    const cache = createCache();
    new RecentItems(cache).add(anItem({ id: 'blazer' }));
    const recent = new RecentItems(cache);
    expect(getIds(recent)).toEqual(['blazer']);
    recent.clear();
    expect(getIds(recent)).toEqual([]);
    expect(getIds(new RecentItems(cache))).toEqual([]);
  });

  it('clears them when the shopper changes, but not when the profile changes', () => {
    const shopper = new SnapshotHolder<Profile | null>(aProfile());
    const recent = new RecentItems(createCache());
    recent.clearWhenShopperChanges(shopper);
    recent.add(anItem({ id: 'blazer' }));
    shopper.set(aProfile({ name: 'Ada King' }));
    expect(getIds(recent)).toEqual(['blazer']);
    shopper.set(null);
    expect(getIds(recent)).toEqual([]);
    shopper.set(aProfile());
    recent.add(anItem({ id: 'coat' }));
    shopper.set(aProfile({ id: 'user-2' }));
    expect(getIds(recent)).toEqual([]);
  });

  it('keeps the cached items while the login is being checked', () => {
    const cache = createCache();
    new RecentItems(cache).add(anItem({ id: 'blazer' }));
    const shopper = new SnapshotHolder<Profile | null>(null);
    const recent = new RecentItems(cache);
    recent.clearWhenShopperChanges(shopper);
    shopper.set(aProfile());
    expect(getIds(recent)).toEqual(['blazer']);
  });

  it('ignores invalid entries', () => {
    const cache = createCache();
    const blazer = anItem({ id: 'blazer' });
    const invalidValues = [null, 'blazer', { id: 1 }, { ...blazer, id: 7 }, { ...blazer, price: '180' }];
    cache.set('recent-items.1', [...invalidValues, { ...blazer, images: null }, { ...blazer, colors: 'Blue' }, blazer]);
    expect(getIds(new RecentItems(cache))).toEqual(['blazer']);
    cache.set('recent-items.1', { blazer });
    expect(getIds(new RecentItems(cache))).toEqual([]);
  });

  it('restores no more than ten', () => {
    const cache = createCache();
    cache.set('recent-items.1', someItems(12));
    expect(getIds(new RecentItems(cache))).toEqual(someItems(10).map(({ id }) => id));
  });

  it('notifies of each change', () => {
    const recent = new RecentItems(createCache());
    const seenIds: string[][] = [];
    recent.subscribe(() => seenIds.push(getIds(recent)));
    recent.add(anItem({ id: 'blazer' }));
    recent.clear();
    expect(seenIds).toEqual([['blazer'], []]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { QuotaStorage } from '../../../tests/support/QuotaStorage.ts';
import { LocalStorageKeyValueStore } from '../../adapters/browser/LocalStorageKeyValueStore.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { Notices } from '../notices/Notices.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { KeyValueStore } from '../ports/KeyValueStore.ts';
import type { ServerTime } from '../ports/ServerTime.ts';
import type { Wishlists } from '../ports/Wishlists.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { DeviceWishlist } from './DeviceWishlist.ts';
import { WishlistService } from './WishlistService.ts';

const DAY_MS = 86_400_000;
const items = someItems(4);
const [firstItem, secondItem, thirdItem] = items as [Item, Item, Item];

/** The server's list and the changes that it received. While `failure` is set, calls fail with it. */
class UnreliableServer implements Wishlists, ServerTime {
  readonly server: InMemoryWishlists;
  readonly sentCalls: string[] = [];
  failure: CallFailure | null = null;
  answeredAt = Number.NaN;
  readonly #clock: ManualClock;

  constructor(clock: ManualClock) {
    this.server = new InMemoryWishlists(items, clock);
    this.#clock = clock;
  }

  fetch: Wishlists['fetch'] = (userId) => this.#reach(() => this.server.fetch(userId));
  add: Wishlists['add'] = (userId, itemId, options) =>
    this.#reach(() => {
      this.sentCalls.push(`+${itemId}`);
      return this.server.add(userId, itemId, options);
    });
  remove: Wishlists['remove'] = (userId, itemId, options) =>
    this.#reach(() => {
      this.sentCalls.push(`-${itemId}`);
      return this.server.remove(userId, itemId, options);
    });

  async #reach<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (this.failure !== null) throw new CallError('Failed to update wishlist', this.failure);
    this.answeredAt = this.#clock.now();
    return call();
  }
}

function createDevice(
  clock = new ManualClock(),
  connectionToServer = new UnreliableServer(clock),
  store: KeyValueStore = new InMemoryKeyValueStore(),
) {
  const connection = new SnapshotHolder(connectionToServer.failure === null);
  const shopper = new SnapshotHolder<Profile | null>(aProfile());
  const notices = new Notices(clock);
  const storedWishlist = new DeviceWishlist(new TTLCache(store, clock), clock, connection, connectionToServer);
  const service = new WishlistService(connectionToServer, shopper, notices, storedWishlist);
  const stop = service.start();
  const goOffline = () => {
    connectionToServer.failure = 'unreachable';
    connection.set(false);
  };
  const goOnline = async () => {
    connectionToServer.failure = null;
    connection.set(true);
    await settlePromises();
  };
  const listServerItems = async () => [...(await connectionToServer.server.fetch('user-1')).keys()];
  const listShownIds = () => [...service.snapshot.items.keys()];
  return {
    clock,
    connectionToServer,
    store,
    shopper,
    notices,
    stored: storedWishlist,
    service,
    stop,
    goOffline,
    goOnline,
    listServerItems,
    listShown: listShownIds,
  };
}

/** Two tabs of one device. Offline, one of them adds the second item and removes the first. */
async function changeInOneOfTwoTabs() {
  const changingTab = createDevice();
  await changingTab.service.add(firstItem);
  const otherTab = createDevice(changingTab.clock, changingTab.connectionToServer, changingTab.store);
  await settlePromises();
  changingTab.goOffline();
  otherTab.goOffline();
  await changingTab.service.add(secondItem);
  await changingTab.service.remove(firstItem.id);
  return { changingTab, otherTab };
}

describe('a wishlist that is changed offline', () => {
  it('keeps the changes on the screen and sends them once, in order, when the device is online again', async () => {
    const device = createDevice();
    await device.service.add(firstItem);
    device.goOffline();
    await device.service.add(secondItem);
    await device.service.remove(firstItem.id);
    await device.service.add(thirdItem);
    expect(device.listShown()).toEqual([thirdItem.id, secondItem.id]);
    expect(device.notices.snapshot.popup).toBeNull();
    expect(device.connectionToServer.sentCalls).toEqual([`+${firstItem.id}`]);
    await device.goOnline();
    expect(device.connectionToServer.sentCalls.slice(1)).toEqual([
      `+${secondItem.id}`,
      `-${firstItem.id}`,
      `+${thirdItem.id}`,
    ]);
    expect(await device.listServerItems()).toEqual([thirdItem.id, secondItem.id]);
    expect(device.listShown()).toEqual([thirdItem.id, secondItem.id]);
    await device.service.load();
    expect(device.connectionToServer.sentCalls).toHaveLength(4);
  });

  it.each(['the tab of the change', 'the other tab'])(
    'keeps the changes of one tab when %s sends first',
    async (first) => {
      const { changingTab, otherTab } = await changeInOneOfTwoTabs();
      const tabs = first === 'the other tab' ? [otherTab, changingTab] : [changingTab, otherTab];
      for (const tab of tabs) await tab.goOnline();
      expect(await changingTab.listServerItems()).toEqual([secondItem.id]);
      for (const tab of tabs) expect(tab.listShown()).toEqual([secondItem.id]);
      expect(changingTab.stored.listChanges('user-1')).toEqual([]);
    },
  );

  it('keeps the changes of one tab when both send at the same time', async () => {
    const { changingTab, otherTab } = await changeInOneOfTwoTabs();
    await Promise.all([changingTab.goOnline(), otherTab.goOnline()]);
    expect(await changingTab.listServerItems()).toEqual([secondItem.id]);
    for (const tab of [changingTab, otherTab]) expect(tab.listShown()).toEqual([secondItem.id]);
  });

  it('keeps the earlier changes when the storage is too full for another', async () => {
    const storage = new QuotaStorage(2_000);
    const store = new LocalStorageKeyValueStore(() => storage);
    const device = createDevice(undefined, undefined, store);
    await settlePromises();
    device.goOffline();
    await device.service.add(firstItem);
    storage.setItem('of-another-app', 'x'.repeat(400));
    for (const item of [secondItem, thirdItem]) await device.service.add(item);
    device.stop();
    expect(createDevice(device.clock, device.connectionToServer, store).stored.listChanges('user-1')).not.toEqual([]);
  });

  it('keeps a change whose call breaks off because the line is lost', async () => {
    const device = createDevice();
    await settlePromises();
    device.connectionToServer.failure = 'unreachable';
    const adding = device.service.add(firstItem);
    device.goOffline();
    await adding;
    expect(device.listShown()).toEqual([firstItem.id]);
    await device.goOnline();
    expect(await device.listServerItems()).toEqual([firstItem.id]);
  });

  it('shows the list of the last visit to its shopper alone, at most 200 items', async () => {
    const device = createDevice();
    await device.service.add(firstItem);
    device.goOffline();
    device.stop();
    const restartedDevice = createDevice(device.clock, device.connectionToServer, device.store);
    expect(restartedDevice.listShown()).toEqual([firstItem.id]);
    restartedDevice.shopper.set(aProfile({ id: 'user-2' }));
    expect(restartedDevice.listShown()).toEqual([]);
    device.stored.storeItems('user-1', new Map(someItems(201).map((item) => [item.id, item])));
    expect(device.stored.listItems('user-1').size).toBe(200);
  });

  it('tries again by itself while the device is online and the server is not reached', async () => {
    const device = createDevice();
    await device.service.add(firstItem);
    device.connectionToServer.failure = 'unreachable';
    await device.service.add(secondItem);
    expect(device.listShown()).toEqual([secondItem.id, firstItem.id]);
    expect(device.notices.snapshot.popup).toBeNull();
    device.clock.advance(15_000);
    await settlePromises();
    expect(device.service.snapshot.status).toBe('failed');
    device.connectionToServer.failure = null;
    device.clock.advance(15_000);
    await settlePromises();
    expect(await device.listServerItems()).toEqual([secondItem.id, firstItem.id]);
    expect(device.service.snapshot.status).toBe('ready');
    expect(device.clock.pendingCount).toBe(0);
  });

  it('tries again by itself after a restart with an empty list', async () => {
    const device = createDevice();
    await device.service.add(firstItem);
    device.goOffline();
    await device.service.remove(firstItem.id);
    device.stop();
    const restartedDevice = createDevice(device.clock, device.connectionToServer, device.store);
    await settlePromises();
    expect(restartedDevice.notices.snapshot.popup).toBeNull();
    device.connectionToServer.failure = null;
    device.clock.advance(15_000);
    await settlePromises();
    expect(await restartedDevice.listServerItems()).toEqual([]);
    expect(restartedDevice.service.snapshot.status).toBe('ready');
  });

  it('sends nothing for a change that was taken back', async () => {
    const device = createDevice();
    await settlePromises();
    device.goOffline();
    await device.service.add(firstItem);
    await device.service.remove(firstItem.id);
    await device.goOnline();
    expect(device.connectionToServer.sentCalls).toEqual([]);
  });

  it('shows them after a restart, still offline, and sends them then', async () => {
    const device = createDevice();
    await device.service.add(firstItem);
    device.goOffline();
    await device.service.add(secondItem);
    await device.service.remove(firstItem.id);
    device.stop();
    const restartedDevice = createDevice(device.clock, device.connectionToServer, device.store);
    await settlePromises();
    expect(restartedDevice.listShown()).toEqual([secondItem.id]);
    expect(restartedDevice.service.snapshot.status).toBe('failed');
    expect(restartedDevice.notices.snapshot.popup).toBeNull();
    await restartedDevice.goOnline();
    expect(await restartedDevice.listServerItems()).toEqual([secondItem.id]);
    expect(restartedDevice.listShown()).toEqual([secondItem.id]);
  });

  it('loses against a newer change of another device', async () => {
    const device = createDevice();
    await device.service.add(firstItem);
    device.goOffline();
    device.clock.advance(60_000);
    await device.service.remove(firstItem.id);
    await device.service.add(secondItem);
    device.clock.advance(60_000);
    const { server } = device.connectionToServer;
    await server.remove('user-1', firstItem.id);
    device.clock.advance(60_000);
    await server.add('user-1', firstItem.id);
    await server.add('user-1', secondItem.id);
    device.clock.advance(60_000);
    await server.remove('user-1', secondItem.id);
    device.clock.advance(60_000);
    await device.goOnline();
    expect(device.listShown()).toEqual([firstItem.id]);
    expect(await device.listServerItems()).toEqual([firstItem.id]);
  });

  it('waits on while the server fails, and takes back what it refuses', async () => {
    const device = createDevice();
    await settlePromises();
    device.goOffline();
    await device.service.add(firstItem);
    await device.goOnline();
    device.goOffline();
    await device.service.add(secondItem);
    await device.service.add({ ...thirdItem, id: 'unknown' });
    device.connectionToServer.failure = 'broken';
    await device.service.load();
    expect(device.listShown()).toEqual(['unknown', secondItem.id, firstItem.id]);
    await device.goOnline();
    expect(device.listShown()).toEqual([secondItem.id, firstItem.id]);
    expect(device.notices.snapshot.popup).toBe('wishlist-not-updated');
    expect(device.stored.listChanges('user-1')).toEqual([]);
  });

  it('never sends the changes of one shopper for another', async () => {
    const device = createDevice();
    await settlePromises();
    device.goOffline();
    await device.service.add(firstItem);
    expect(device.stored.listChanges('user-2')).toEqual([]);
    device.shopper.set(aProfile({ id: 'user-2' }));
    await device.goOnline();
    expect(device.connectionToServer.sentCalls).toEqual([]);
  });

  it('keeps the changes when the clock of the device is set ahead by years', async () => {
    const device = createDevice();
    await settlePromises();
    device.goOffline();
    await device.service.add(firstItem);
    device.clock.advance(4_000 * DAY_MS);
    await device.goOnline();
    expect([await device.listServerItems(), device.listShown()]).toEqual([[firstItem.id], [firstItem.id]]);
  });

  it.each(['was on the fetched list', 'was added online'])(
    'sends a removal made under a clock that was set back, of an item that %s',
    async (origin) => {
      const serverClock = new ManualClock();
      const server = new UnreliableServer(serverClock);
      if (origin === 'was on the fetched list') await server.server.add('user-1', firstItem.id);
      const deviceClock = new ManualClock();
      const device = createDevice(deviceClock, server);
      await settlePromises();
      if (origin === 'was added online') {
        serverClock.advance(DAY_MS);
        deviceClock.advance(DAY_MS);
        await device.service.add(firstItem);
      }
      device.goOffline();
      deviceClock.advance(-4_000 * DAY_MS);
      await device.service.remove(firstItem.id);
      deviceClock.advance(4_000 * DAY_MS);
      await device.goOnline();
      expect([await device.listServerItems(), device.listShown()]).toEqual([[], []]);
    },
  );

  describe.each([-400, 400])(
    'under a clock that was wrong by %i days at the last answer and is right again',
    (days) => {
      async function removeUnderWrongClock() {
        const serverClock = new ManualClock();
        const server = new UnreliableServer(serverClock);
        const deviceClock = new ManualClock();
        deviceClock.advance(days * DAY_MS);
        const device = createDevice(deviceClock, server);
        await settlePromises();
        await device.service.add(firstItem);
        const advance = (ms: number) => [serverClock, deviceClock].forEach((clock) => clock.advance(ms));
        advance(60_000);
        device.goOffline();
        await device.service.remove(firstItem.id);
        advance(60_000);
        deviceClock.advance(-days * DAY_MS);
        return { device, server };
      }

      it('is sent', async () => {
        const { device } = await removeUnderWrongClock();
        await device.goOnline();
        expect([await device.listServerItems(), device.listShown()]).toEqual([[], []]);
      });

      it('loses against a newer change of another device', async () => {
        const { device, server } = await removeUnderWrongClock();
        await server.server.remove('user-1', firstItem.id);
        await server.server.add('user-1', firstItem.id);
        await device.goOnline();
        expect([await device.listServerItems(), device.listShown()]).toEqual([[firstItem.id], [firstItem.id]]);
      });
    },
  );

  it('ignores what it does not understand in the storage', () => {
    const { stored, store, clock } = createDevice();
    const cache = new TTLCache(store, clock);
    const change = { item: firstItem, isWanted: true, at: 1 };
    for (const changes of [
      null,
      'x',
      [null, { ...change, at: '1' }, { ...change, item: {} }, { ...change, isWanted: 1 }],
    ]) {
      cache.set('waiting-wishlist.1', { userId: 'user-1', entries: changes });
      expect(stored.listChanges('user-1')).toEqual([]);
    }
    cache.set('waiting-wishlist.1', { userId: 'user-1', entries: [change] });
    expect(stored.listChanges('user-1')).toEqual([change]);
  });

  it('ends with the list that the shopper saw, for every sequence of toggles, losses of the line and restarts', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('add', 'remove'), item: fc.nat(3) }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('offline', 'online', 'restart'), item: fc.nat(0) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        let device = createDevice();
        const wantedIds = new Set<string>();
        for (const { do: action, item: index } of steps) {
          device.clock.advance(1_000);
          const item = items[index]!;
          if (action === 'add' && wantedIds.add(item.id)) await device.service.add(item);
          if (action === 'remove' && (wantedIds.delete(item.id) || true)) await device.service.remove(item.id);
          if (action === 'offline') device.goOffline();
          if (action === 'online') await device.goOnline();
          if (action === 'restart') {
            device.stop();
            device = createDevice(device.clock, device.connectionToServer, device.store);
          }
          await settlePromises();
          expect(new Set(device.listShown())).toEqual(wantedIds);
        }
        await device.goOnline();
        expect(new Set(await device.listServerItems())).toEqual(wantedIds);
        expect(new Set(device.listShown())).toEqual(wantedIds);
      }),
      { numRuns: 60 },
    );
  });
});

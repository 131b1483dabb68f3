import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile, someItems } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { WishlistService } from './WishlistService.ts';

const [firstItem, secondItem, thirdItem] = someItems(3) as [Item, Item, Item];
const createList = (...items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));
const updateError = new CallError('Failed to update wishlist', 'broken');

function createHeldFixture(profile: Profile | null = aProfile()) {
  const shopper = new SnapshotHolder(profile);
  const fetches = new HeldCalls<[string, AbortSignal?], ReadonlyMap<string, Item>>();
  const changes = new HeldCalls<['add' | 'remove', string, string], void>();
  const notices = new Notices(new ManualClock());
  const service = new WishlistService(
    {
      fetch: fetches.call,
      add: (userId, itemId) => changes.call('add', userId, itemId),
      remove: (userId, itemId) => changes.call('remove', userId, itemId),
    },
    shopper,
    notices,
    createDeviceWishlist(),
  );
  const listShownIds = () => [...service.snapshot.items.keys()];
  return { service, shopper, fetches, changes, notices, shown: listShownIds, stop: service.start() };
}

async function loadFixture(...items: readonly Item[]) {
  const fixture = createHeldFixture();
  fixture.fetches.newest.resolve(createList(...items));
  await settlePromises();
  return fixture;
}

describe('WishlistService', () => {
  it('is empty without a call when nobody is signed in', async () => {
    const { service, fetches, changes, shown } = createHeldFixture(null);
    await service.load();
    await service.add(firstItem);
    expect(fetches.madeArguments).toEqual([]);
    expect(changes.madeArguments).toEqual([]);
    expect(shown()).toEqual([]);
    expect(service.snapshot.status).toBe('idle');
  });

  it('loads the list of the signed-in shopper, and never shows it to another', async () => {
    const { service, shopper, fetches, shown } = createHeldFixture();
    const annasFetch = fetches.newest;
    shopper.set(aProfile({ id: 'user-2' }));
    fetches.newest.resolve(createList(secondItem));
    await settlePromises();
    annasFetch.resolve(createList(firstItem));
    await settlePromises();
    expect(annasFetch.signal?.aborted).toBe(true);
    expect(fetches.madeArguments.map(([userId]) => userId)).toEqual(['user-1', 'user-2']);
    expect(shown()).toEqual([secondItem.id]);
    shopper.set(null);
    expect(service.snapshot).toMatchObject({ status: 'idle', items: new Map() });
  });

  it('shows a failed fetch, and the retry works', async () => {
    const { service, fetches, notices, shown } = createHeldFixture();
    fetches.newest.reject(new CallError('Failed to retrieve wishlist', 'unreachable'));
    await settlePromises();
    expect(service.snapshot).toMatchObject({ status: 'failed', failure: 'unreachable' });
    expect(notices.snapshot.popup).toBe('wishlist-not-retrieved');
    void service.load();
    expect(service.snapshot).toMatchObject({ status: 'loading', failure: null });
    fetches.newest.resolve(createList(firstItem));
    await settlePromises();
    expect(service.snapshot.status).toBe('ready');
    expect(shown()).toEqual([firstItem.id]);
    expect(notices.snapshot.popup).toBeNull();
  });

  it('keeps the list when the fetch is aborted', async () => {
    const { service, fetches, shown } = await loadFixture(firstItem);
    const controller = new AbortController();
    const loading = service.load(controller.signal);
    controller.abort();
    await loading;
    fetches.newest.resolve(createList(secondItem));
    await settlePromises();
    expect(service.snapshot.status).toBe('ready');
    expect(shown()).toEqual([firstItem.id]);
  });

  it('adds an item immediately, newest first, and rolls it back when the call fails', async () => {
    const { service, changes, notices, shown } = await loadFixture(firstItem);
    void service.add(secondItem);
    void service.add(secondItem);
    expect(shown()).toEqual([secondItem.id, firstItem.id]);
    expect(changes.madeArguments).toEqual([['add', 'user-1', secondItem.id]]);
    changes.newest.reject(updateError);
    await settlePromises();
    expect(shown()).toEqual([firstItem.id]);
    expect(notices.snapshot.popup).toBe('wishlist-not-updated');
    void service.add(secondItem);
    changes.newest.resolve();
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('knows what is on the list, and notifies of each change', async () => {
    const { service, changes } = await loadFixture(firstItem);
    const seenStatuses: number[] = [];
    service.subscribe(() => seenStatuses.push(service.snapshot.items.size));
    expect([service.has(firstItem.id), service.has(secondItem.id)]).toEqual([true, false]);
    void service.add(secondItem);
    expect(service.has(secondItem.id)).toBe(true);
    changes.newest.resolve();
    await settlePromises();
    await service.remove('unknown');
    expect(changes.madeArguments).toHaveLength(1);
    expect(seenStatuses).toEqual([2]);
  });

  it('keeps the list while the same shopper changes the profile', async () => {
    const { fetches, shopper, shown } = await loadFixture(firstItem);
    shopper.set(aProfile({ name: 'Ada King' }));
    expect(fetches.madeArguments).toHaveLength(1);
    expect(shown()).toEqual([firstItem.id]);
  });

  it('is idle again when its first fetch is canceled, also after two attempts', async () => {
    const { service } = createHeldFixture();
    const controller = new AbortController();
    const loading = service.load(controller.signal);
    controller.abort();
    await loading;
    expect(service.snapshot).toMatchObject({ status: 'idle', failure: null });
  });

  it('keeps a failure when the retry is canceled', async () => {
    const { service, fetches } = createHeldFixture();
    fetches.newest.reject(new TypeError('a bug'));
    await settlePromises();
    expect(service.snapshot).toMatchObject({ status: 'failed', failure: 'broken' });
    const controller = new AbortController();
    const loading = service.load(controller.signal);
    controller.abort();
    await loading;
    expect(service.snapshot).toMatchObject({ status: 'failed', failure: 'broken' });
  });

  it('follows nothing after a stop, which aborts the fetch', async () => {
    const { service, fetches, shopper, changes, stop } = createHeldFixture();
    stop();
    expect(fetches.newest.signal?.aborted).toBe(true);
    shopper.set(aProfile({ id: 'user-2' }));
    expect(fetches.madeArguments).toHaveLength(1);
    await service.add(firstItem);
    expect(changes.madeArguments).toEqual([]);
  });

  it('shows an item once that was removed and added again', async () => {
    const { service, changes, shown } = await loadFixture(firstItem, secondItem);
    void service.remove(secondItem.id);
    changes.newest.resolve();
    await settlePromises();
    void service.add({ ...secondItem, price: 90 });
    expect(shown()).toEqual([secondItem.id, firstItem.id]);
    expect(service.snapshot.items.get(secondItem.id)?.price).toBe(90);
    changes.newest.resolve();
    await settlePromises();
    void service.remove(secondItem.id);
    expect(shown()).toEqual([firstItem.id]);
  });

  it('restores an item at its position when it is added before its removal was answered', async () => {
    const { service, changes, shown } = await loadFixture(firstItem, secondItem, thirdItem);
    void service.remove(secondItem.id);
    void service.add(secondItem);
    expect(shown()).toEqual([firstItem.id, secondItem.id, thirdItem.id]);
    expect(changes.madeArguments).toHaveLength(1);
  });

  it('takes over a list that another device changed', async () => {
    const { service, fetches, shown } = await loadFixture(firstItem, secondItem);
    void service.load();
    fetches.newest.resolve(createList(thirdItem, firstItem));
    await settlePromises();
    expect(shown()).toEqual([thirdItem.id, firstItem.id]);
  });

  it('restores an item at its position when its removal fails', async () => {
    const { service, changes, notices, shown } = await loadFixture(firstItem, secondItem, thirdItem);
    void service.remove(secondItem.id);
    expect(shown()).toEqual([firstItem.id, thirdItem.id]);
    changes.newest.reject(updateError);
    await settlePromises();
    expect(shown()).toEqual([firstItem.id, secondItem.id, thirdItem.id]);
    expect(notices.snapshot.popup).toBe('wishlist-not-updated');
  });

  it('does not report a failed call when the shopper has reverted the change', async () => {
    const { service, changes, notices, shown } = await loadFixture();
    void service.add(firstItem);
    void service.remove(firstItem.id);
    changes.newest.reject(updateError);
    await settlePromises();
    expect(shown()).toEqual([]);
    expect(changes.madeArguments).toHaveLength(1);
    expect(notices.snapshot.popup).toBeNull();
  });

  it('shows no popup when the session has ended', async () => {
    const { service, changes, notices, shown } = await loadFixture();
    void service.add(firstItem);
    changes.newest.reject(new CallError('Failed to update wishlist', 'unauthorized'));
    await settlePromises();
    expect(shown()).toEqual([]);
    expect(notices.snapshot.popup).toBeNull();
  });

  it('sends nothing more for a signed-out shopper', async () => {
    const { service, shopper, changes, notices } = await loadFixture();
    void service.add(firstItem);
    void service.remove(firstItem.id);
    shopper.set(aProfile({ id: 'user-2' }));
    changes.newest.resolve();
    await settlePromises();
    expect(changes.madeArguments).toEqual([['add', 'user-1', firstItem.id]]);
    expect(notices.snapshot.popup).toBeNull();
  });

  it('does not report a failed call of a signed-out shopper', async () => {
    const { service, shopper, changes, notices } = await loadFixture();
    void service.add(firstItem);
    shopper.set(aProfile({ id: 'user-2' }));
    changes.newest.reject(updateError);
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it("ends with the server's state for every interleaving of toggles, failures and fetches", async () => {
    const stepArbitrary = fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('add', 'remove'), item: fc.nat(2) }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('succeed', 'fail'), item: fc.nat(5) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('load', 'answer'), item: fc.nat(2) }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([firstItem, secondItem, thirdItem]),
        fc.array(stepArbitrary, { maxLength: 40 }),
        async (keptItems, steps) => {
          const fixture = await loadFixture(...keptItems);
          const server = new Set(keptItems.map(({ id }) => id));
          const items = [firstItem, secondItem, thirdItem];
          const viewsBySnapshot = new Map<unknown, ReadonlySet<string>>();
          const finishChange = (index: number, isSuccessful: boolean) => {
            const call = fixture.changes.waitingCalls[index % Math.max(1, fixture.changes.waitingCalls.length)];
            if (call === undefined) return;
            const [kind, , id] = call.args;
            if (isSuccessful) server[kind === 'add' ? 'add' : 'delete'](id);
            if (isSuccessful) call.resolve();
            else call.reject(updateError);
          };
          const answerFetch = () => {
            const fetch = fixture.fetches.waitingCalls[0];
            fetch?.resolve(createList(...items.filter(({ id }) => viewsBySnapshot.get(fetch.args)?.has(id))));
          };
          for (const { do: action, item: index } of steps) {
            const item = items[index % 3]!;
            const idsBefore = fixture.shown();
            if (action === 'add') void fixture.service.add(item);
            if (action === 'remove') void fixture.service.remove(item.id);
            if (action === 'add' || action === 'remove') {
              expect(fixture.shown().includes(item.id), 'a toggle shows at once').toBe(action === 'add');
              expect(fixture.shown().filter((id) => id !== item.id)).toEqual(idsBefore.filter((id) => id !== item.id));
            }
            if (action === 'load') {
              void fixture.service.load();
              viewsBySnapshot.set(fixture.fetches.newest.args, new Set(server));
            }
            if (action === 'answer') answerFetch();
            if (action === 'succeed' || action === 'fail') finishChange(index, action === 'succeed');
            await settlePromises();
            const idsInProgress = fixture.changes.waitingCalls.map(({ args: [, , id] }) => id);
            expect(new Set(idsInProgress).size, 'one call for an item at a time').toBe(idsInProgress.length);
          }
          while (fixture.fetches.waitingCalls.length > 0) {
            answerFetch();
            await settlePromises();
          }
          while (fixture.changes.waitingCalls.length > 0) {
            finishChange(0, true);
            await settlePromises();
          }
          expect(new Set(fixture.shown())).toEqual(server);
        },
      ),
      { numRuns: 150 },
    );
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { PIECES, createRoomFixture, type RoomFixtureOptions } from '../../../tests/support/roomFixture.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { CallError } from '../ports/CallError.ts';
import type { Items } from '../ports/Items.ts';

const { shirt, tee, jeans, blazer, dress, bag } = PIECES;
const FIGURE = { build: 'tall', tone: 'deep' };

describe('the fitting room', () => {
  let store: InMemoryKeyValueStore;
  beforeEach(() => {
    store = new InMemoryKeyValueStore();
  });

  async function enterFittingRoom(options: RoomFixtureOptions = {}) {
    const fixture = await createRoomFixture({ store, ...options });
    const leaveRoom = fixture.room.start();
    await settlePromises();
    return { ...fixture, leave: leaveRoom, shown: () => fixture.composer.snapshot.result?.description ?? null };
  }

  it('dresses nobody until the shopper has chosen', async () => {
    const { composer, room } = await enterFittingRoom({ photos: 1 });
    expect([composer.snapshot.body, room.snapshot]).toEqual([null, null]);
  });

  it('remembers the own figure, and dresses it again on the next visit', async () => {
    const { room, leave, store: keyValueStore } = await enterFittingRoom();
    room.chooseFigure(FIGURE);
    leave();
    expect(keyValueStore.keys()).toEqual(['atelier:fitting-room.1.anna']);
    const nextVisit = await enterFittingRoom();
    expect(nextVisit.composer.snapshot.body).toEqual({ kind: 'figure', id: 'tall.deep' });
    expect(nextVisit.room.snapshot).toEqual(FIGURE);
  });

  it('dresses the pose of the last visit once the poses have loaded, unless somebody else was chosen', async () => {
    (await enterFittingRoom({ photos: 2 })).room.choosePose('pose-1');
    expect((await enterFittingRoom({ photos: 2 })).composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-1' });
    expect((await enterFittingRoom()).composer.snapshot.body).toBeNull();
    const fixture = await createRoomFixture({ store, photos: 2 });
    fixture.room.start();
    fixture.room.choosePose('pose-2');
    await settlePromises();
    expect(fixture.composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-2' });
  });

  it('wears the outfit of the last visit again, on the body of the last visit', async () => {
    const { room } = await enterFittingRoom({ photos: 1 });
    room.choosePose('pose-1');
    room.wearItems([jeans, shirt, blazer]);
    await settlePromises();
    expect((await enterFittingRoom({ photos: 1 })).shown()).toBe('pose pose-1, bottom jeans, top shirt, outer blazer');
    const { composer } = await enterFittingRoom({ photos: 1 });
    await composer.takeOff('top');
    expect(Object.keys((await enterFittingRoom({ photos: 1 })).composer.snapshot.outfit)).toEqual(['bottom', 'outer']);
  });

  it('leaves out photos and garments that are gone', async () => {
    const { room } = await enterFittingRoom({ photos: 1 });
    room.choosePose('pose-1');
    room.wearItems([jeans, shirt, blazer]);
    await settlePromises();
    const withdrawnBlazer = { ...blazer, isWithdrawn: true };
    const { composer } = await enterFittingRoom({ catalogue: [shirt, withdrawnBlazer] });
    expect(composer.snapshot).toMatchObject({ body: null, outfit: { top: shirt }, status: 'idle' });
    expect(Object.keys(composer.snapshot.outfit)).toEqual(['top']);
    expect(readCachedRoom(store)).toMatchObject({ body: null, wornItemIds: { top: 'shirt' } });
  });

  it('forgets the outfit when the shopper signs out, and writes nothing afterwards', async () => {
    const { room, cache, shopper } = await enterFittingRoom();
    room.chooseFigure(FIGURE);
    room.wearItems([shirt]);
    await settlePromises();
    cache.clear();
    shopper.set(null);
    expect(store.keys()).toEqual([]);
    shopper.set(aProfile({ id: 'ben' }));
    await settlePromises();
    expect(store.keys()).toEqual([]);
    expect((await enterFittingRoom()).composer.snapshot).toMatchObject({ body: null, outfit: {} });
  });

  it('wears the outfit again when the same shopper signs in after the session ended', async () => {
    const { room, shopper, shown } = await enterFittingRoom();
    room.chooseFigure(FIGURE);
    room.wearItems([shirt]);
    await settlePromises();
    const profile = shopper.snapshot;
    shopper.set(null);
    shopper.set(profile);
    await settlePromises();
    expect(shown()).toBe('figure tall.deep, top shirt');
  });

  it('adds a garment that is tried on while the outfit of the last visit loads', async () => {
    (await enterFittingRoom()).room.wearItems([jeans, shirt]);
    const { composer, room, items } = await createRoomFixture({ store });
    const heldItems = holdItems(items);
    room.start();
    room.tryOnItem(tee);
    heldItems.release();
    await settlePromises();
    expect(composer.snapshot.outfit).toEqual({ bottom: jeans, top: tee });
  });

  it('wears a whole look instead of the outfit of the last visit', async () => {
    (await enterFittingRoom()).room.wearItems([jeans, shirt]);
    const { composer, room, items } = await createRoomFixture({ store });
    const heldItems = holdItems(items);
    room.start();
    room.wearItems([tee]);
    heldItems.release();
    await settlePromises();
    expect(composer.snapshot.outfit).toEqual({ top: tee });
    expect(readCachedRoom(store)).toMatchObject({ wornItemIds: { top: 'tee' } });
  });

  it('names what of a look the body does not wear, until the outfit changes', async () => {
    const { composer, room } = await enterFittingRoom();
    room.wearItems([jeans, shirt, bag, dress]);
    expect(composer.snapshot).toMatchObject({ outfit: { bottom: jeans, top: shirt }, leftOutItems: [bag, dress] });
    room.tryOnItem(tee);
    expect(composer.snapshot).toMatchObject({ outfit: { bottom: jeans, top: tee }, leftOutItems: [] });
  });

  it('keeps the memory when the garments cannot be fetched, and tries again once the connection is back', async () => {
    (await enterFittingRoom()).room.wearItems([jeans]);
    const { composer, room, items, connection } = await createRoomFixture({ store });
    const fetchItems = items.getItemsByIds;
    items.getItemsByIds = () => Promise.reject(new CallError('Failed to fetch items by IDs', 'unreachable'));
    connection.set(false);
    room.start();
    await settlePromises();
    expect(composer.snapshot.outfit).toEqual({});
    expect(readCachedRoom(store)).toMatchObject({ wornItemIds: { bottom: 'jeans' } });
    items.getItemsByIds = fetchItems.bind(items);
    connection.set(true);
    await settlePromises();
    expect(composer.snapshot.outfit).toEqual({ bottom: jeans });
  });

  it('ignores a memory that it does not understand', async () => {
    const { cache } = await createRoomFixture({ store });
    cache.set(
      'fitting-room.1.anna',
      { figure: { build: 3 }, body: { kind: 'ghost', id: 'x' }, wornItemIds: { top: 7, hat: 'shirt' } },
      null,
    );
    const { composer, room } = await enterFittingRoom();
    expect([composer.snapshot.body, room.snapshot, composer.snapshot.outfit]).toEqual([null, null, {}]);
  });

  it('adds an item to the outfit, and replaces the outfit by a whole look', async () => {
    const { room, shown } = await enterFittingRoom();
    room.chooseFigure(FIGURE);
    for (const item of [jeans, shirt, blazer]) {
      room.tryOnItem(item);
      await settlePromises();
    }
    expect(shown()).toBe('figure tall.deep, bottom jeans, top shirt, outer blazer');
    room.wearItems([dress, bag, jeans, blazer]);
    await settlePromises();
    expect(shown()).toBe('figure tall.deep, fullBody dress, outer blazer');
  });

  it('forgets a pose that is removed, and no pose because the list could not be loaded', async () => {
    const { room, poses, posesBackend, composer } = await enterFittingRoom({ photos: 1 });
    room.choosePose('pose-1');
    posesBackend.fetch = () => Promise.reject(new CallError('Failed to retrieve poses', 'broken'));
    void poses.load();
    await settlePromises();
    expect(composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-1' });
    const otherVisit = await enterFittingRoom({ photos: 2 });
    otherVisit.room.choosePose('pose-2');
    await otherVisit.poses.remove('pose-2');
    expect(otherVisit.composer.snapshot.body).toBeNull();
  });

  it('retries a picture that failed offline once the connection is back', async () => {
    const { room, calls, backend, connection, composer } = await enterFittingRoom();
    room.chooseFigure(FIGURE);
    calls.make = () => Promise.reject(new CallError('Failed to generate tryon image', 'unreachable'));
    connection.set(false);
    room.tryOnItem(shirt);
    await settlePromises();
    expect(composer.snapshot.status).toBe('failed');
    calls.make = (request) => backend.make(request);
    connection.set(true);
    await settlePromises();
    expect(composer.snapshot.status).toBe('ready');
  });
});

/** The cached state of the room, without its expiry. */
const readCachedRoom = (store: InMemoryKeyValueStore): unknown =>
  (JSON.parse(store.get('atelier:fitting-room.1.anna') ?? '{}') as { readonly value?: unknown }).value;

/** Delays the next lookup of items until the test releases it. */
function holdItems(items: Pick<Items, 'getItemsByIds'>) {
  const fetchItems = items.getItemsByIds.bind(items);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  items.getItemsByIds = async (...request) => {
    await released;
    return fetchItems(...request);
  };
  return { release };
}

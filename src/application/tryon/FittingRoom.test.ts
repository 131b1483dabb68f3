import { beforeEach, describe, expect, it } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { PIECES, createRoomWorld, type RoomWorldOptions } from '../../../tests/support/roomWorld.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { CallError } from '../ports/CallError.ts';

const { shirt, jeans, blazer, dress, bag } = PIECES;
const FIGURE = { build: 'tall', tone: 'deep' };

describe('the fitting room', () => {
  let store: InMemoryKeyValueStore;
  beforeEach(() => {
    store = new InMemoryKeyValueStore();
  });

  async function enterFittingRoom(options: RoomWorldOptions = {}) {
    const world = await createRoomWorld({ store, ...options });
    const leave = world.room.start();
    await settlePromises();
    return { ...world, leave, shown: () => world.composer.snapshot.result?.description ?? null };
  }

  it('dresses nobody until the shopper has chosen', async () => {
    const { composer, room } = await enterFittingRoom({ photos: 1 });
    expect([composer.snapshot.body, room.snapshot]).toEqual([null, null]);
  });

  it('remembers the own figure, and dresses it again on the next visit', async () => {
    const { room, leave, store: kept } = await enterFittingRoom();
    room.chooseFigure(FIGURE);
    leave();
    expect(kept.keys()).toEqual(['atelier:fitting-room.1.anna']);
    const nextVisit = await enterFittingRoom();
    expect(nextVisit.composer.snapshot.body).toEqual({ kind: 'figure', id: 'tall.deep' });
    expect(nextVisit.room.snapshot).toEqual(FIGURE);
  });

  it('dresses the pose of the last visit once the poses have loaded, unless somebody else was chosen', async () => {
    (await enterFittingRoom({ photos: 2 })).room.choosePose('pose-1');
    expect((await enterFittingRoom({ photos: 2 })).composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-1' });
    expect((await enterFittingRoom()).composer.snapshot.body).toBeNull();
    const world = await createRoomWorld({ store, photos: 2 });
    world.room.start();
    world.room.choosePose('pose-2');
    await settlePromises();
    expect(world.composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-2' });
  });

  it('ignores a memory that it does not understand', async () => {
    const { cache } = await createRoomWorld({ store });
    cache.set('fitting-room.1.anna', { figure: { build: 3 }, body: { kind: 'ghost', id: 'x' } }, null);
    const { composer, room } = await enterFittingRoom();
    expect([composer.snapshot.body, room.snapshot]).toEqual([null, null]);
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

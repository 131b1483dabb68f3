import { expect, it } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO } from '../../../tests/support/posesFixture.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { FirstBody } from './FirstBody.ts';
import { RoomMemory } from './RoomMemory.ts';

const FIGURE = { build: 'tall', tone: 'deep' };

async function createFirstBody(...photos: readonly Blob[]) {
  const { manager, clock } = await createAnnasPoses(...photos);
  const memory = new RoomMemory(new TTLCache(new InMemoryKeyValueStore(), clock), 'anna');
  const open = () => {
    const firstBody = new FirstBody(memory, manager);
    return { firstBody, stop: firstBody.start() };
  };
  const poseAt = (index: number) => manager.snapshot.poses[index]!;
  return { manager, memory, open, poseAt, ...open() };
}

it('is what was chosen last, also after a reload', async () => {
  const { firstBody, poseAt, memory, open } = await createFirstBody(PHOTO);
  expect(firstBody.snapshot).toEqual({ figure: null, body: null });
  firstBody.chooseFigure(FIGURE);
  expect(memory.body).toEqual({ kind: 'figure', id: 'tall.deep' });
  firstBody.choosePose(poseAt(0));
  const chosen = { figure: FIGURE, body: { kind: 'pose', id: poseAt(0).id } };
  expect(firstBody.snapshot).toEqual(chosen);
  expect(open().firstBody.snapshot).toEqual(chosen);
});

it('is no photo that cannot be dressed', async () => {
  const { firstBody, poseAt } = await createFirstBody(PHOTO);
  firstBody.choosePose({ ...poseAt(0), check: { dressable: false, reason: 'no-person' } });
  expect(firstBody.snapshot.body).toBeNull();
});

it('is the chosen figure again once the photo is deleted', async () => {
  const { firstBody, poseAt, manager, memory } = await createFirstBody(PHOTO, PHOTO);
  firstBody.choosePose(poseAt(0));
  await manager.remove(poseAt(0).id);
  expect([firstBody.snapshot.body, memory.body]).toEqual([null, null]);
  firstBody.chooseFigure(FIGURE);
  firstBody.choosePose(poseAt(0));
  await manager.remove(poseAt(0).id);
  await settlePromises();
  expect(memory.body).toEqual({ kind: 'figure', id: 'tall.deep' });
});

it('stays while the poses cannot be loaded', async () => {
  const { manager, memory, open } = await createFirstBody();
  memory.remember({ body: { kind: 'pose', id: 'pose-9' } });
  const stopped = { snapshot: { ...manager.snapshot, status: 'failed' as const }, subscribe: () => () => {} };
  const offline = new FirstBody(memory, stopped);
  offline.start();
  expect(offline.snapshot.body).toEqual({ kind: 'pose', id: 'pose-9' });
  expect(open().firstBody.snapshot.body).toBeNull();
});

import { expect, it } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO } from '../../../tests/support/posesFixture.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { BodyChoice } from './BodyChoice.ts';
import { RoomMemory } from './RoomMemory.ts';

const FIGURE = { build: 'tall', tone: 'deep' };

async function createFirstBody(...photos: readonly Blob[]) {
  const { manager, clock } = await createAnnasPoses(...photos);
  const memory = new RoomMemory(new TTLCache(new InMemoryKeyValueStore(), clock), 'anna');
  const open = () => {
    const bodyChoice = new BodyChoice(memory, manager);
    return { bodyChoice, stop: bodyChoice.start() };
  };
  const createPoseAt = (index: number) => manager.snapshot.poses[index]!;
  return { manager, memory, open, createPoseAt, ...open() };
}

it('is what was chosen last, also after a reload', async () => {
  const { bodyChoice, createPoseAt, memory, open } = await createFirstBody(PHOTO);
  expect(bodyChoice.snapshot).toEqual({ figure: null, body: null });
  bodyChoice.chooseFigure(FIGURE);
  expect(memory.body).toEqual({ kind: 'figure', id: 'tall.deep' });
  bodyChoice.choosePose(createPoseAt(0));
  const chosenFigure = { figure: FIGURE, body: { kind: 'pose', id: createPoseAt(0).id } };
  expect(bodyChoice.snapshot).toEqual(chosenFigure);
  expect(open().bodyChoice.snapshot).toEqual(chosenFigure);
});

it('is no photo that cannot be dressed', async () => {
  const { bodyChoice, createPoseAt } = await createFirstBody(PHOTO);
  bodyChoice.choosePose({ ...createPoseAt(0), check: { dressable: false, reason: 'no-person' } });
  expect(bodyChoice.snapshot.body).toBeNull();
});

it('is the chosen figure again once the photo is deleted', async () => {
  const { bodyChoice, createPoseAt, manager, memory } = await createFirstBody(PHOTO, PHOTO);
  bodyChoice.choosePose(createPoseAt(0));
  await manager.remove(createPoseAt(0).id);
  expect([bodyChoice.snapshot.body, memory.body]).toEqual([null, null]);
  bodyChoice.chooseFigure(FIGURE);
  bodyChoice.choosePose(createPoseAt(0));
  await manager.remove(createPoseAt(0).id);
  await settlePromises();
  expect(memory.body).toEqual({ kind: 'figure', id: 'tall.deep' });
});

it('stays while the poses cannot be loaded', async () => {
  const { manager, memory, open } = await createFirstBody();
  memory.remember({ body: { kind: 'pose', id: 'pose-9' } });
  const failedManager = { snapshot: { ...manager.snapshot, status: 'failed' as const }, subscribe: () => () => {} };
  const offlineChoice = new BodyChoice(memory, failedManager);
  offlineChoice.start();
  expect(offlineChoice.snapshot.body).toEqual({ kind: 'pose', id: 'pose-9' });
  expect(open().bodyChoice.snapshot.body).toBeNull();
});

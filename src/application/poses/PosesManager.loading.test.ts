import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO } from '../../../tests/support/posesFixture.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { CallError } from '../ports/CallError.ts';

const CALL_ERROR = new CallError('Failed', 'broken');
const createPose = (id: string): Pose => ({
  id,
  description: '',
  generated: false,
  generatedFromItemId: null,
  check: null,
});

type FetchArguments = [string, AbortSignal?];

describe('loading the poses', () => {
  it('is done when the newest load is answered', async () => {
    const { manager, replace, ids } = await createAnnasPoses(PHOTO);
    const fetchCalls = new HeldCalls<FetchArguments, readonly Pose[]>();
    replace({ fetch: fetchCalls.call });
    void manager.load();
    void manager.load();
    const [firstCalls, secondCalls] = fetchCalls.waitingCalls;
    firstCalls!.resolve([createPose('old')]);
    await settlePromises();
    expect([manager.snapshot.status, ids()]).toEqual(['loading', ['pose-1']]);
    secondCalls!.resolve([createPose('new')]);
    await settlePromises();
    expect([manager.snapshot.status, ids()]).toEqual(['ready', ['new']]);
  });

  it('shows thumbnails that come later than the poses', async () => {
    const { manager, replace, thumbnails } = await createAnnasPoses(PHOTO);
    const lateThumbnails = new HeldCalls<FetchArguments, ReadonlyMap<string, Blob>>();
    replace({ fetchThumbnails: lateThumbnails.call, fetch: async () => [createPose('pose-1'), createPose('pose-9')] });
    await manager.load();
    expect(thumbnails()).toEqual([PHOTO, null]);
    const picture = new Blob(['nine']);
    lateThumbnails.newest.resolve(new Map([['pose-9', picture]]));
    await settlePromises();
    expect(thumbnails()[0] === PHOTO && thumbnails()[1] === picture).toBe(true);
  });

  it('shows and logs nothing of thumbnails of the previous shopper', async () => {
    const { manager, replace, signIn, logger, thumbnails } = await createAnnasPoses(PHOTO);
    const thumbnailCalls = new HeldCalls<FetchArguments, ReadonlyMap<string, Blob>>();
    replace({ fetchThumbnails: thumbnailCalls.call, fetch: async () => [createPose('shared')] });
    void manager.load();
    await settlePromises();
    signIn('ben');
    await settlePromises();
    const [annas] = thumbnailCalls.waitingCalls;
    annas!.resolve(new Map([['shared', PHOTO]]));
    await settlePromises();
    expect(thumbnails()).toEqual([null]);
    void manager.load();
    await settlePromises();
    thumbnailCalls.waitingCalls[0]!.reject(CALL_ERROR);
    await settlePromises();
    expect(logger.records).toEqual([]);
  });

  it('that fails after a removal keeps what is shown', async () => {
    const { manager, replace, clock, ids } = await createAnnasPoses(PHOTO, PHOTO);
    replace({ fetch: () => Promise.reject(CALL_ERROR) });
    const removal = manager.remove('pose-1');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await settlePromises();
      clock.advance(500);
    }
    await removal;
    expect([manager.snapshot.status, ids()]).toEqual(['ready', ['pose-2']]);
  });

  it('is made again when a photo was added meanwhile, and only then', async () => {
    const { manager, made, replace, ids } = await createAnnasPoses(PHOTO);
    await manager.addToPoses(PHOTO);
    expect(made('fetch')).toBe(1);
    const fetchCalls = new HeldCalls<FetchArguments, readonly Pose[]>();
    replace({ fetch: fetchCalls.call });
    void manager.load();
    await manager.addToPoses(PHOTO);
    expect(made('fetch')).toBe(3);
    const [firstCall, secondCall] = fetchCalls.waitingCalls;
    secondCall!.resolve([createPose('pose-3'), createPose('pose-2'), createPose('pose-1')]);
    firstCall!.resolve([createPose('pose-1')]);
    await settlePromises();
    expect(ids()).toEqual(['pose-3', 'pose-2', 'pose-1']);
    await manager.addToPoses(PHOTO);
    expect(made('fetch')).toBe(3);
  });

  it('needs no other load after a failed one when a photo is added', async () => {
    const { manager, made, replace, clock } = await createAnnasPoses(PHOTO);
    replace({ fetch: () => Promise.reject(CALL_ERROR) });
    void manager.load();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await settlePromises();
      clock.advance(500);
    }
    await settlePromises();
    expect(manager.snapshot.status).toBe('failed');
    const listFetchCalls = made('fetch');
    await manager.addToPoses(PHOTO);
    expect(made('fetch')).toBe(listFetchCalls);
  });

  it('removes a pose once, and one that is not there not at all', async () => {
    const { manager, made } = await createAnnasPoses(PHOTO);
    await manager.remove('none');
    expect(made('remove')).toBe(0);
    await Promise.all([manager.remove('pose-1'), manager.remove('pose-1')]);
    expect(made('remove')).toBe(1);
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { PHOTO, createPosesManager, createReplaceable } from '../../../tests/support/posesFixture.ts';
import { InMemoryPoses } from '../../adapters/memory/InMemoryPoses.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { CallError } from '../ports/CallError.ts';
import { PhotoError } from '../ports/PhotoPreparation.ts';
import { PoseRefusedError } from '../ports/Poses.ts';
import type { PoseUpload, Poses } from '../ports/Poses.ts';

const CALL_ERROR = new CallError('Failed', 'broken');

describe('a poses manager', () => {
  let backend: InMemoryPoses;
  let poses: Poses;
  let fixture: ReturnType<typeof createPosesManager>;
  const replaceMethods = (methods: Partial<Poses>) => Object.assign(poses, methods);

  beforeEach(async () => {
    backend = new InMemoryPoses(new ManualClock());
    poses = createReplaceable(backend);
    fixture = createPosesManager(poses);
  });

  const startWithPhotos = async (...photos: readonly Blob[]) => {
    await backend.giveConsent('anna');
    for (const photo of photos) await backend.add('anna', photo);
    fixture.signIn('anna');
    fixture.manager.start();
    await settlePromises();
  };

  describe('loads', () => {
    it('the poses with their thumbnails', async () => {
      await startWithPhotos(PHOTO, PHOTO);
      expect(fixture.manager.snapshot).toMatchObject({
        status: 'ready',
        poses: [{ id: 'pose-2' }, { id: 'pose-1' }],
      });
      expect(fixture.thumbnails().map((thumbnail) => thumbnail === PHOTO)).toEqual([true, true]);
    });

    it('in three attempts, 500 ms apart, then shows an empty list that can be retried', async () => {
      let attempts = 0;
      replaceMethods({ fetch: () => ((attempts += 1), Promise.reject(CALL_ERROR)) });
      await startWithPhotos();
      for (const expected of [1, 2]) {
        expect([attempts, fixture.manager.snapshot.status]).toEqual([expected, 'loading']);
        fixture.clock.advance(499);
        await settlePromises();
        expect(attempts).toBe(expected);
        fixture.clock.advance(1);
        await settlePromises();
      }
      expect([attempts, fixture.clock.pendingCount]).toEqual([3, 0]);
      expect(fixture.manager.snapshot).toMatchObject({ status: 'failed', poses: [] });
      replaceMethods({ fetch: async () => [] });
      await fixture.manager.load();
      expect(fixture.manager.snapshot.status).toBe('ready');
    });

    it('poses without thumbnails when these fail, and logs it', async () => {
      replaceMethods({ fetchThumbnails: () => Promise.reject(CALL_ERROR) });
      await startWithPhotos(PHOTO);
      expect(fixture.manager.snapshot).toMatchObject({ status: 'ready', poses: [{ thumbnail: null }] });
      expect(fixture.logger.records.map(({ message }) => message)).toEqual(['Thumbnails of poses could not be loaded']);
    });

    it('nothing of the previous shopper', async () => {
      const fetchCalls = new HeldCalls<readonly [string, AbortSignal?], readonly Pose[]>();
      replaceMethods({ fetch: fetchCalls.call });
      await startWithPhotos(PHOTO);
      const annasFetch = fetchCalls.newest;
      fixture.signIn('ben');
      await settlePromises();
      fetchCalls.newest.resolve([]);
      annasFetch.resolve([{ id: 'annas', description: '', generated: false, generatedFromItemId: null, check: null }]);
      await settlePromises();
      expect([fixture.ids(), annasFetch.signal?.aborted]).toEqual([[], true]);
      fixture.shopper.set(null);
      expect(fixture.manager.snapshot.status).toBe('idle');
    });
  });

  it('saves a picture of the fitting room, and reports nothing where the dialog does', async () => {
    await startWithPhotos();
    expect(await fixture.manager.saveResult(PHOTO, 'result-1')).toBe(true);
    expect(fixture.manager.snapshot.poses).toMatchObject([{ generated: true, thumbnail: PHOTO }]);
    replaceMethods({ add: () => Promise.reject(new CallError('Failed to save pose', 'broken')) });
    expect([await fixture.manager.saveResult(PHOTO, 'result-2'), fixture.notices.snapshot.popup]).toEqual([
      false,
      null,
    ]);
    fixture.shopper.set(null);
    expect(await fixture.manager.saveResult(PHOTO, 'result-3')).toBe(false);
  });

  describe('adds a photo', () => {
    it('with its thumbnail at once, and reports progress', async () => {
      await startWithPhotos();
      const addCalls = new HeldCalls<readonly [string, Blob, PoseUpload?], Pose>();
      replaceMethods({ add: addCalls.call });
      const additionPromise = fixture.manager.addToPoses(PHOTO);
      await settlePromises();
      expect([fixture.manager.snapshot.upload, fixture.manager.canAddPose]).toEqual([
        { photo: PHOTO, progress: 0 },
        false,
      ]);
      expect(await fixture.manager.addToPoses(PHOTO)).toBeNull();
      addCalls.newest.args[2]!.onProgress!(0.5);
      expect(fixture.manager.snapshot.upload?.progress).toBe(0.5);
      addCalls.newest.resolve({ id: 'new', description: '', generated: false, generatedFromItemId: null, check: null });
      expect((await additionPromise)?.id).toBe('new');
      expect(fixture.manager.snapshot).toMatchObject({ upload: null, poses: [{ id: 'new' }] });
      expect(fixture.thumbnails()[0]).toBe(PHOTO);
    });

    it('after the shopper agreed, which is asked once', async () => {
      fixture.signIn('anna');
      fixture.manager.start();
      await settlePromises();
      expect(await fixture.manager.addToPoses(PHOTO)).toBeNull();
      expect(fixture.manager.snapshot).toMatchObject({ photoAwaitingConsent: PHOTO, upload: null, poses: [] });
      fixture.manager.declineConsent();
      expect(fixture.manager.snapshot.photoAwaitingConsent).toBeNull();
      await fixture.manager.addToPoses(PHOTO);
      await fixture.manager.giveConsent();
      expect(fixture.manager.snapshot).toMatchObject({
        photoAwaitingConsent: null,
        upload: null,
        poses: [{ id: 'pose-1' }],
      });
      expect((await fixture.manager.addToPoses(PHOTO))?.id).toBe('pose-2');
    });

    it('and asks again when the consent was withdrawn elsewhere', async () => {
      await startWithPhotos(PHOTO);
      await backend.withdrawConsent('anna');
      await fixture.manager.addToPoses(PHOTO);
      expect(fixture.manager.snapshot.photoAwaitingConsent).toBe(PHOTO);
    });

    it('and asks again, by name, when photos are sent to a service that the consent did not name', async () => {
      await startWithPhotos(PHOTO);
      const requestedIds: unknown[] = [];
      replaceMethods({
        add: () => Promise.reject(new PoseRefusedError('consent', '')),
        fetchStoredPictures: async () => ({
          consentedAt: null,
          tryOnServiceHost: 'tryon.example',
          poses: [],
          results: [],
        }),
        giveConsent: async (...args) => void requestedIds.push(args),
      });
      await fixture.manager.addToPoses(PHOTO);
      expect(fixture.manager.snapshot).toMatchObject({
        photoAwaitingConsent: PHOTO,
        tryOnServiceHost: 'tryon.example',
      });
      await fixture.manager.giveConsent();
      expect(requestedIds).toEqual([['anna', 'tryon.example']]);
    });

    it('until it is canceled', async () => {
      await startWithPhotos();
      const addCalls = new HeldCalls<readonly [string, Blob, PoseUpload?], Pose>();
      replaceMethods({ add: addCalls.call });
      const addition = fixture.manager.addToPoses(PHOTO);
      await settlePromises();
      fixture.manager.cancelUpload();
      expect([await addition, fixture.manager.snapshot.upload, addCalls.newest.args[2]?.signal?.aborted]).toEqual([
        null,
        null,
        true,
      ]);
      addCalls.newest.args[2]?.onProgress?.(0.9);
      expect(fixture.manager.snapshot.upload).toBeNull();
      expect(fixture.notices.snapshot.popup).toBeNull();
    });

    it.each([
      [new PoseRefusedError('photo', 'This photo is too small.'), { serverMessage: 'This photo is too small.' }],
      [new PoseRefusedError('limit', ''), 'pose-not-uploaded'],
      [CALL_ERROR, 'pose-not-uploaded'],
    ])('or shows why it was refused: %s', async (error, popup) => {
      await startWithPhotos();
      replaceMethods({ add: () => Promise.reject(error) });
      expect(await fixture.manager.addToPoses(PHOTO)).toBeNull();
      expect([fixture.notices.snapshot.popup, fixture.manager.snapshot.upload]).toEqual([popup, null]);
      replaceMethods({ add: (...args) => backend.add(...args) });
      await fixture.manager.addToPoses(PHOTO);
      expect(fixture.notices.snapshot.popup).toBeNull();
    });

    it.each([
      ['not-an-image', 'photo-not-an-image'],
      ['unreadable', 'pose-not-uploaded'],
    ] as const)('only if it is a readable image: %s', async (fault, popup) => {
      await startWithPhotos();
      fixture.preparation.prepare = () => Promise.reject(new PhotoError(fault));
      await fixture.manager.addToPoses(PHOTO);
      expect(fixture.notices.snapshot.popup).toBe(popup);
    });

    it('only while there is room', async () => {
      await startWithPhotos(...Array.from({ length: MAX_POSES }, () => PHOTO));
      expect([fixture.manager.canAddPose, await fixture.manager.addToPoses(PHOTO)]).toEqual([false, null]);
    });
  });

  describe('removes a pose', () => {
    it('at once, with the poses made from it', async () => {
      await startWithPhotos(PHOTO, PHOTO);
      replaceMethods({ remove: async () => backend.withdrawConsent('anna') });
      const removal = fixture.manager.remove('pose-1');
      expect(fixture.ids()).toEqual(['pose-2']);
      await removal;
      expect(fixture.ids()).toEqual([]);
    });

    it('and restores it when the call fails', async () => {
      await startWithPhotos(PHOTO, PHOTO);
      replaceMethods({ remove: () => Promise.reject(CALL_ERROR) });
      await fixture.manager.remove('pose-2');
      expect([fixture.ids(), fixture.notices.snapshot.popup]).toEqual([['pose-2', 'pose-1'], 'pose-not-removed']);
      replaceMethods({ remove: (...args) => backend.remove(...args) });
      await fixture.manager.remove('pose-2');
      expect([fixture.ids(), fixture.notices.snapshot.popup]).toEqual([['pose-1'], null]);
    });

    it('that the backend has already removed', async () => {
      await startWithPhotos(PHOTO);
      await backend.withdrawConsent('anna');
      await fixture.manager.remove('pose-1');
      expect([fixture.ids(), fixture.notices.snapshot.popup]).toEqual([[], null]);
    });
  });

  it('fetches the picture of a pose, or shows an error', async () => {
    await startWithPhotos(PHOTO);
    expect(await fixture.manager.getPose('pose-1')).toBe(PHOTO);
    expect([await fixture.manager.getPose('none'), fixture.notices.snapshot.popup]).toEqual([null, 'pose-not-fetched']);
    fixture.notices.closePopup();
    expect(await fixture.manager.getPose('pose-1', AbortSignal.abort())).toBeNull();
    expect(fixture.notices.snapshot.popup).toBeNull();
    await fixture.manager.getPose('none');
    await fixture.manager.getPose('pose-1');
    expect(fixture.notices.snapshot.popup).toBeNull();
  });

  it('lists the stored pictures, and deletes them all at once', async () => {
    await startWithPhotos(PHOTO);
    expect((await fixture.manager.fetchStoredPictures())?.poses.length).toBe(1);
    expect([await fixture.manager.withdrawConsent(), fixture.ids()]).toEqual([true, []]);
    await fixture.manager.addToPoses(PHOTO);
    expect(fixture.manager.snapshot.photoAwaitingConsent).toBe(PHOTO);
    replaceMethods({
      withdrawConsent: () => Promise.reject(CALL_ERROR),
      fetchStoredPictures: () => Promise.reject(CALL_ERROR),
    });
    expect([await fixture.manager.withdrawConsent(), await fixture.manager.fetchStoredPictures()]).toEqual([
      false,
      null,
    ]);
    expect(fixture.notices.snapshot.popup).toBe('pose-not-removed');
  });

  it('deletes a result, also one that is gone already, or says that it could not', async () => {
    await startWithPhotos();
    await fixture.manager.removeResult('gone');
    expect(fixture.notices.snapshot.popup).toBeNull();
    replaceMethods({ removeResult: () => Promise.reject(CALL_ERROR) });
    await fixture.manager.removeResult('result');
    expect(fixture.notices.snapshot.popup).toBe('pose-not-removed');
  });

  it('ends with the state of the backend, for any actions and any timing of answers', async () => {
    type Action = {
      readonly kind: 'add' | 'remove' | 'load' | 'cancel';
      readonly position: number;
      readonly isFailing: boolean;
    };
    const actionArbitrary = fc.record<Action>({
      kind: fc.constantFrom('add', 'remove', 'load', 'cancel'),
      position: fc.nat(4),
      isFailing: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(actionArbitrary, { maxLength: 12 }), async (scheduler, actions) => {
        const storedPoses = new InMemoryPoses(new ManualClock());
        await storedPoses.giveConsent('anna');
        for (let count = 0; count < 3; count += 1) await storedPoses.add('anna', PHOTO);
        let isFailing = false;
        /** Calls the backend at once. The scheduler decides when the caller gets the answer. */
        const delayAnswer =
          <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
          (...args: Args): Promise<Answer> => {
            const answer = isFailing ? Promise.reject(CALL_ERROR) : call(...args);
            answer.catch(() => undefined);
            return scheduler.schedule(Promise.resolve()).then(() => answer);
          };
        const slowPoses: Poses = {
          fetch: delayAnswer((userId) => storedPoses.fetch(userId)),
          fetchThumbnails: delayAnswer((userId) => storedPoses.fetchThumbnails(userId)),
          fetchImage: delayAnswer((id) => storedPoses.fetchImage(id)),
          add: delayAnswer((userId, picture) => storedPoses.add(userId, picture)),
          remove: delayAnswer((id) => storedPoses.remove(id)),
          removeResult: delayAnswer((id) => storedPoses.removeResult(id)),
          fetchStoredPictures: delayAnswer((userId) => storedPoses.fetchStoredPictures(userId)),
          giveConsent: delayAnswer((userId) => storedPoses.giveConsent(userId)),
          withdrawConsent: delayAnswer((userId) => storedPoses.withdrawConsent(userId)),
        };
        const { manager, signIn, ids, clock } = createPosesManager(slowPoses);
        signIn('anna');
        manager.start();
        const runningActions: Promise<unknown>[] = [];
        for (const { kind, position, isFailing: failing } of actions) {
          isFailing = failing;
          const target = ids()[position];
          if (kind === 'add') runningActions.push(manager.addToPoses(PHOTO));
          else if (kind === 'cancel') manager.cancelUpload();
          else if (kind === 'load') runningActions.push(manager.load());
          else if (target !== undefined) runningActions.push(manager.remove(target));
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        isFailing = false;
        for (let roundCount = 0; roundCount < 4; roundCount += 1) {
          await scheduler.waitAll();
          clock.advance(1_000);
          await settlePromises();
        }
        await scheduler.waitAll();
        await Promise.all(runningActions);
        // The server may have stored a canceled upload, so load once more before comparing.
        const lastLoad = manager.load();
        await scheduler.waitAll();
        await lastLoad;
        expect(ids()).toEqual((await storedPoses.fetch('anna')).map(({ id }) => id));
        expect(manager.snapshot).toMatchObject({ status: 'ready', upload: null });
      }),
      { numRuns: 60 },
    );
  });
});

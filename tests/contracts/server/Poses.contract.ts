import { beforeEach, describe, expect, it } from 'vitest';
import type { Poses, StoredPose } from '../../../server/application/ports/Poses.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { createPoseOrigin, createStoredPose, createStoredTryOn } from '../../support/storedPoses.ts';
import { signUp } from './shoppers.ts';

const MAX_POSES = 20;

export function describePosesPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Poses on ${name}`, () => {
    let store: Store;
    let poses: Poses;
    beforeEach(async () => {
      store = await createStore();
      poses = store.poses;
      await signUp(store, 'anna', 'ben');
      for (const id of ['anna', 'ben']) await poses.recordConsent(id, 1_000);
    });

    const listPoseIds = async (userId: string) => (await poses.listOf(userId)).map(({ id }) => id);
    const keepPose = (overrides: Partial<StoredPose> = {}) => poses.save(createStoredPose(overrides), MAX_POSES);
    const keepResult = (overrides: Parameters<typeof createStoredTryOn>[0] = {}) =>
      store.tryOns.save(createStoredTryOn(overrides), 100);
    const listDiscardedIds = async () =>
      (await store.discardedBlobs.list(100)).map(({ collection, id }) => `${collection}/${id}`).toSorted();

    it('records the first time a shopper agrees', async () => {
      await signUp(store, 'carla');
      expect(await poses.findConsentTime('carla')).toBeNull();
      await poses.recordConsent('carla', 5_000);
      await poses.recordConsent('carla', 9_000);
      expect([await poses.findConsentTime('carla'), await poses.findConsentTime('nobody')]).toEqual([5_000, null]);
    });

    it('records which service a consent named, and when', async () => {
      await signUp(store, 'carla');
      await poses.recordConsent('carla', 1_000);
      expect(await poses.findConsentTime('carla', 'one.example')).toBeNull();
      await poses.recordConsent('carla', 2_000, 'one.example');
      await poses.recordConsent('carla', 3_000, 'one.example');
      const consentTimes = [];
      for (const service of ['one.example', 'two.example', null])
        consentTimes.push(await poses.findConsentTime('carla', service));
      expect(consentTimes).toEqual([2_000, null, 2_000]);
      await poses.removeAll('carla');
      expect(await poses.findConsentTime('carla', 'one.example')).toBeNull();
    });

    it('keeps no photo of a shopper who did not agree', async () => {
      await signUp(store, 'carla');
      expect(await keepPose({ userId: 'carla' })).toBe('not agreed');
      await keepResult({ userId: 'carla', poseId: null, figureId: 'dana' });
      expect(await keepPose({ userId: 'carla', origin: createPoseOrigin({ poseId: null }) })).toBe('kept');
      expect(await listPoseIds('carla')).toEqual(['photo']);
    });

    it('adds a check to a pose, and to no other', async () => {
      const check = { dressable: false, reason: 'Stand facing the camera.' };
      await keepPose();
      await keepPose({ id: 'other' });
      await poses.storeCheck('photo', check);
      await poses.storeCheck('none', check);
      expect([await poses.byId('photo'), await poses.byId('other')]).toEqual([
        createStoredPose({ check }),
        createStoredPose({ id: 'other' }),
      ]);
    });

    it('replaces the correction of a pose, of no other, and forgets it with the pose', async () => {
      await keepPose();
      await keepPose({ id: 'other' });
      await poses.storeCorrection('photo', { waist: 0.04 });
      await poses.storeCorrection('photo', { shoulders: -0.02 });
      await poses.storeCorrection('none', { waist: 0.01 });
      expect([await poses.byId('photo'), await poses.byId('other')]).toEqual([
        createStoredPose({ correction: { shoulders: -0.02 } }),
        createStoredPose({ id: 'other' }),
      ]);
      await poses.storeCorrection('photo', null);
      expect(await poses.byId('photo')).toEqual(createStoredPose());
      await poses.storeCorrection('photo', { waist: 0.04 });
      await poses.remove('photo');
      await keepPose();
      expect(await poses.byId('photo')).toEqual(createStoredPose());
    });

    it('returns poses as they were stored, newest first', async () => {
      const madePose = createStoredPose({ id: 'made', at: 1_700_000_000_124, origin: createPoseOrigin() });
      expect([await keepPose(), await keepResult()]).toEqual(['kept', true]);
      expect([await poses.save(madePose, MAX_POSES), await keepPose({ id: 'late' })]).toEqual(['kept', 'kept']);
      expect([await poses.byId('photo'), await poses.byId('made'), await poses.byId('none')]).toEqual([
        createStoredPose(),
        madePose,
        null,
      ]);
      expect([await listPoseIds('anna'), await listPoseIds('ben')]).toEqual([['made', 'late', 'photo'], []]);
    });

    it('keeps no more than the limit, whoever else has many', async () => {
      await keepPose({ id: 'bens', userId: 'ben' });
      expect(await poses.save(createStoredPose({ id: 'a' }), 1)).toBe('kept');
      expect(await poses.save(createStoredPose({ id: 'b' }), 1)).toBe('full');
      expect(await listPoseIds('anna')).toEqual(['a']);
    });

    it('keeps no more than the limit of photos that arrive at once', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      const outcomes = await Promise.all(ids.map((id) => poses.save(createStoredPose({ id }), 2)));
      expect(outcomes.toSorted()).toEqual(['full', 'full', 'full', 'full', 'kept', 'kept']);
      expect((await listPoseIds('anna')).length).toBe(2);
    });

    it('keeps no picture whose pose is gone', async () => {
      expect(await keepPose({ origin: createPoseOrigin({ poseId: 'gone' }) })).toBe('gone');
      expect(await listPoseIds('anna')).toEqual([]);
    });

    it('removes a photo with its thumbnail and everything made from it', async () => {
      await keepPose();
      await keepResult({ id: 'first' });
      await keepPose({ id: 'made', origin: createPoseOrigin({ resultId: 'first' }) });
      await keepResult({ id: 'second', poseId: 'made' });
      await keepPose({ id: 'remade', origin: createPoseOrigin({ resultId: 'second', poseId: 'made' }) });
      await keepPose({ id: 'other' });
      await keepResult({ id: 'others', poseId: 'other' });
      await poses.remove('photo');
      await poses.remove('photo');
      expect([await listPoseIds('anna'), (await store.tryOns.listOf('anna')).map(({ id }) => id)]).toEqual([
        ['other'],
        ['others'],
      ]);
      expect(await listDiscardedIds()).toEqual([
        'poses/made',
        'poses/made-thumbnail',
        'poses/photo',
        'poses/photo-thumbnail',
        'poses/remade',
        'poses/remade-thumbnail',
        'try-ons/first',
        'try-ons/second',
      ]);
    });

    it('removes a saved picture without the photo that it was made from', async () => {
      await keepPose();
      await keepResult();
      await keepPose({ id: 'made', origin: createPoseOrigin() });
      await poses.remove('made');
      expect([await listPoseIds('anna'), await listDiscardedIds()]).toEqual([
        ['photo'],
        ['poses/made', 'poses/made-thumbnail'],
      ]);
      expect((await store.tryOns.listOf('anna')).length).toBe(1);
    });

    it('removes everything of one shopper, drawn figures too, and takes the consent back', async () => {
      await keepPose();
      await keepResult();
      await keepResult({ id: 'drawn', poseId: null, figureId: 'dana' });
      await keepPose({ id: 'bens', userId: 'ben' });
      await keepResult({ id: 'bens-result', userId: 'ben', poseId: 'bens' });
      await poses.removeAll('anna');
      expect([
        await listPoseIds('anna'),
        await store.tryOns.listOf('anna'),
        await poses.findConsentTime('anna'),
      ]).toEqual([[], [], null]);
      expect([
        await listPoseIds('ben'),
        (await store.tryOns.listOf('ben')).length,
        await poses.findConsentTime('ben'),
      ]).toEqual([['bens'], 1, 1_000]);
      expect(await listDiscardedIds()).toEqual([
        'poses/photo',
        'poses/photo-thumbnail',
        'try-ons/drawn',
        'try-ons/result',
      ]);
      expect(await keepPose()).toBe('not agreed');
    });

    it('keeps no saved picture whose result is gone, as after the consent was taken back', async () => {
      await keepResult({ poseId: null });
      await poses.removeAll('anna');
      expect(await keepPose({ id: 'made', origin: createPoseOrigin({ poseId: null }) })).toBe('gone');
      await poses.recordConsent('anna', 2_000);
      expect(await keepPose({ id: 'made', origin: createPoseOrigin({ poseId: null }) })).toBe('gone');
      expect(await listPoseIds('anna')).toEqual([]);
    });

    it('leaves no photo when the consent is taken back while photos arrive and are dressed', async () => {
      const pendingStores = ['a', 'b', 'c'].flatMap((id) => [keepPose({ id }), keepResult({ id, poseId: null })]);
      const allStores = Promise.all([...pendingStores, poses.removeAll('anna')]);
      await Promise.all(['d', 'e', 'f'].flatMap((id) => [keepPose({ id }), keepResult({ id, poseId: null })]));
      await allStores;
      expect([await listPoseIds('anna'), await store.tryOns.listOf('anna')]).toEqual([[], []]);
    });

    it('leaves nothing of a photo that is removed while it is being dressed', async () => {
      await keepPose();
      const pendingResults = Promise.all(
        ['a', 'b', 'c', 'd'].map(async (id) => ((await keepResult({ id })) ? [`try-ons/${id}`] : [])),
      );
      await poses.remove('photo');
      const madePose = (await pendingResults).flat();
      expect(await store.tryOns.listOf('anna')).toEqual([]);
      expect(await listDiscardedIds()).toEqual(['poses/photo', 'poses/photo-thumbnail', ...madePose]);
    });
  });
}

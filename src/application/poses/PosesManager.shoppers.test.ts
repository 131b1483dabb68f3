import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO, createPosesFixture } from '../../../tests/support/posesFixture.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { CallError } from '../ports/CallError.ts';
import type { PoseUpload } from '../ports/Poses.ts';

const CALL_ERROR = new CallError('Failed', 'broken');
const OTHER_PHOTO = new Blob(['another'], { type: 'image/jpeg' });
const addedPose: Pose = { id: 'late', description: '', generated: false, generatedFromItemId: null, check: null };

describe('a manager of poses', () => {
  it('makes no call for a visitor', async () => {
    const { manager, made } = createPosesFixture();
    manager.start();
    expect(await manager.addToPoses(PHOTO)).toBeNull();
    expect(await manager.fetchStoredPictures()).toBeNull();
    expect(await manager.withdrawConsent()).toBe(false);
    await manager.giveConsent();
    expect((['fetch', 'fetchStoredPictures', 'add', 'withdrawConsent', 'giveConsent'] as const).map(made)).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(manager.snapshot.status).toBe('idle');
  });

  it('notifies of changes, and of nothing once its listener stops', async () => {
    const { manager, made, shopper } = await createAnnasPoses(PHOTO);
    const seenCounts: number[] = [];
    const stop = manager.subscribe(() => seenCounts.push(manager.snapshot.poses.length));
    shopper.set(aProfile({ id: 'anna', name: 'Anna K.' }));
    expect([seenCounts, made('fetch')]).toEqual([[], 1]);
    await manager.remove('pose-1');
    expect(seenCounts[0]).toBe(0);
    const notificationCount = seenCounts.length;
    stop();
    await manager.addToPoses(PHOTO);
    expect(seenCounts).toHaveLength(notificationCount);
  });

  it('is empty after a stop, follows nothing, and can be started again', async () => {
    const { manager, made, signIn, stop, ids } = await createAnnasPoses(PHOTO);
    stop();
    expect(manager.snapshot).toMatchObject({ status: 'idle', poses: [] });
    signIn('ben');
    expect(made('fetch')).toBe(1);
    signIn('anna');
    manager.start();
    await settlePromises();
    expect(ids()).toEqual(['pose-1']);
  });

  it("keeps a shopper's upload when one of the previous shopper ends", async () => {
    const { manager, backend, replace, signIn } = await createAnnasPoses();
    await backend.giveConsent('ben');
    const addCalls = new HeldCalls<[string, Blob, PoseUpload?], Pose>();
    replace({ add: addCalls.call });
    const annasUpload = manager.addToPoses(PHOTO);
    await settlePromises();
    signIn('ben');
    await settlePromises();
    void manager.addToPoses(OTHER_PHOTO);
    expect(await annasUpload).toBeNull();
    await settlePromises();
    expect(manager.snapshot.upload?.photo).toBe(OTHER_PHOTO);
    addCalls.waitingCalls[0]?.resolve(addedPose);
    await settlePromises();
    expect(manager.snapshot).toMatchObject({ poses: [], upload: { progress: 0 } });
  });

  it.each([
    ['succeeds', (calls: HeldCalls<[string], void>) => calls.newest.resolve()],
    ['fails', (calls: HeldCalls<[string], void>) => calls.newest.reject(CALL_ERROR)],
  ])("shows nothing of the previous shopper's removal that %s", async (_how, end) => {
    const { manager, replace, signIn, made, notices, ids } = await createAnnasPoses(PHOTO);
    const removeCalls = new HeldCalls<[string], void>();
    replace({ remove: (poseId) => removeCalls.call(poseId) });
    const removal = manager.remove('pose-1');
    signIn('ben');
    await settlePromises();
    const fetchCount = made('fetch');
    end(removeCalls);
    await removal;
    expect([ids(), notices.snapshot.popup, made('fetch')]).toEqual([[], null, fetchCount]);
  });

  it("keeps the next shopper's poses when the withdrawal of the previous one succeeds", async () => {
    const { manager, backend, replace, signIn, ids } = await createAnnasPoses(PHOTO);
    await backend.giveConsent('ben');
    await backend.add('ben', PHOTO);
    const withdrawCalls = new HeldCalls<[string, AbortSignal?], void>();
    replace({ withdrawConsent: withdrawCalls.call });
    const withdrawal = manager.withdrawConsent();
    signIn('ben');
    await settlePromises();
    withdrawCalls.newest.resolve();
    expect([await withdrawal, ids()]).toEqual([true, ['pose-2']]);
  });
});

import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { annasPoses, PHOTO, posesWorld } from '../../../tests/support/posesWorld.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { CallError } from '../ports/CallError.ts';
import type { PoseUpload } from '../ports/Poses.ts';

const CALL_ERROR = new CallError('Failed', 'broken');
const OTHER_PHOTO = new Blob(['another'], { type: 'image/jpeg' });
const added: Pose = { id: 'late', description: '', generated: false, generatedFromItemId: null, check: null };

describe('a manager of poses', () => {
  it('makes no call for a visitor', async () => {
    const { manager, made } = posesWorld();
    manager.start();
    expect(await manager.addToPoses(PHOTO)).toBeNull();
    expect(await manager.kept()).toBeNull();
    expect(await manager.takeBack()).toBe(false);
    await manager.agree();
    expect((['fetch', 'fetchKept', 'add', 'takeBack', 'agree'] as const).map(made)).toEqual([0, 0, 0, 0, 0]);
    expect(manager.snapshot.status).toBe('idle');
  });

  it('notifies of changes, and of nothing once its listener stops', async () => {
    const { manager, made, shopper } = await annasPoses(PHOTO);
    const seen: number[] = [];
    const stop = manager.subscribe(() => seen.push(manager.snapshot.poses.length));
    shopper.set(aProfile({ id: 'anna', name: 'Anna K.' }));
    expect([seen, made('fetch')]).toEqual([[], 1]);
    await manager.remove('pose-1');
    expect(seen[0]).toBe(0);
    const told = seen.length;
    stop();
    await manager.addToPoses(PHOTO);
    expect(seen).toHaveLength(told);
  });

  it('is empty after a stop, follows nothing, and can be started again', async () => {
    const { manager, made, signIn, stop, ids } = await annasPoses(PHOTO);
    stop();
    expect(manager.snapshot).toMatchObject({ status: 'idle', poses: [] });
    signIn('ben');
    expect(made('fetch')).toBe(1);
    signIn('anna');
    manager.start();
    await settled();
    expect(ids()).toEqual(['pose-1']);
  });

  it("keeps a shopper's upload when one of the previous shopper ends", async () => {
    const { manager, backend, replace, signIn } = await annasPoses();
    await backend.agree('ben');
    const adds = new HeldCalls<[string, Blob, PoseUpload?], Pose>();
    replace({ add: adds.call });
    const annas = manager.addToPoses(PHOTO);
    await settled();
    signIn('ben');
    await settled();
    void manager.addToPoses(OTHER_PHOTO);
    expect(await annas).toBeNull();
    await settled();
    expect(manager.snapshot.upload?.photo).toBe(OTHER_PHOTO);
    adds.waiting[0]?.resolve(added);
    await settled();
    expect(manager.snapshot).toMatchObject({ poses: [], upload: { progress: 0 } });
  });

  it.each([
    ['succeeds', (calls: HeldCalls<[string], void>) => calls.newest.resolve()],
    ['fails', (calls: HeldCalls<[string], void>) => calls.newest.reject(CALL_ERROR)],
  ])("shows nothing of the previous shopper's removal that %s", async (_how, end) => {
    const { manager, replace, signIn, made, notices, ids } = await annasPoses(PHOTO);
    const removals = new HeldCalls<[string], void>();
    replace({ remove: (poseId) => removals.call(poseId) });
    const removed = manager.remove('pose-1');
    signIn('ben');
    await settled();
    const fetched = made('fetch');
    end(removals);
    await removed;
    expect([ids(), notices.snapshot.popup, made('fetch')]).toEqual([[], null, fetched]);
  });

  it("keeps the next shopper's poses when the withdrawal of the previous one succeeds", async () => {
    const { manager, backend, replace, signIn, ids } = await annasPoses(PHOTO);
    await backend.agree('ben');
    await backend.add('ben', PHOTO);
    const withdrawals = new HeldCalls<[string, AbortSignal?], void>();
    replace({ takeBack: withdrawals.call });
    const withdrawn = manager.takeBack();
    signIn('ben');
    await settled();
    withdrawals.newest.resolve();
    expect([await withdrawn, ids()]).toEqual([true, ['pose-2']]);
  });
});

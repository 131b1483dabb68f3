import { describe, expect, it } from 'vitest';
import { DressingRefused } from '../../../application/ports/TryOnEngine.ts';
import { PhotoThread } from './PhotoThread.ts';

const ASSETS = new URL('../../../assets/', import.meta.url);
const STUCK_WORKER_FILE = new URL('../../../../tests/support/stuckPhotoThread.mjs', import.meta.url);
const never = new AbortController().signal;

describe('the thread for photos', () => {
  it('is ended by a photo that takes too long, and another thread reads the next photo', async () => {
    const thread = new PhotoThread(ASSETS, { worker: STUCK_WORKER_FILE, maxMs: 1_500 });
    const check = (owner: string) => thread.ask({ kind: 'check', owner, photo: Uint8Array.of(1) }, never);
    const [stuck, next] = await Promise.allSettled([check('stuck'), check('anna')]);
    expect(stuck).toMatchObject({ status: 'rejected', reason: expect.any(DressingRefused) });
    expect(next).toEqual({ status: 'fulfilled', value: { check: { dressable: true, reason: null } } });
    await thread.close();
  });
});

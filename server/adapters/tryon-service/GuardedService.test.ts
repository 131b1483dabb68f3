import { describe, expect, it } from 'vitest';
import { FakeTryOnEngine } from '../../../tests/support/FakeTryOnEngine.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import type { DressingRequest, TryOnEngine } from '../../application/ports/TryOnEngine.ts';
import { GuardedService } from './GuardedService.ts';
import { ServiceFailure } from './ServiceFailure.ts';

const never = new AbortController().signal;
const dressing: DressingRequest = {
  body: { kind: 'photo', bytes: new Uint8Array(), owner: 'anna' },
  outfit: {},
  start: null,
  reading: 0,
};
const failing = (error: Error): TryOnEngine => ({ dress: () => Promise.reject(error) });

function guarded(error: Error, fallback: TryOnEngine | null) {
  const logged: object[] = [];
  return { logged, engine: new GuardedService(failing(error), fallback, { warn: (details) => logged.push(details) }) };
}

describe('a try-on service that fails', () => {
  const failure = new ServiceFailure('It answered 500', { retryAfterSeconds: 9 });

  it('is not called for a while, tells shoppers so, and has its error logged', async () => {
    const { logged, engine } = guarded(failure, null);
    await expect(engine.dress(dressing, never)).rejects.toMatchObject({ name: 'EngineBusy', retryAfterSeconds: 9 });
    expect(logged).toEqual([{ reason: 'It answered 500', fallback: false }]);
  });

  it('is replaced by the embedded engine only if that was chosen', async () => {
    const fallback = new FakeTryOnEngine();
    const { logged, engine } = guarded(failure, fallback);
    expect((await engine.dress(dressing, never)).width).toBe(600);
    expect([fallback.requests.length, logged.length]).toEqual([1, 1]);
  });

  it('is not replaced when it refuses for a reason, or when nobody waits anymore', async () => {
    const fallback = new FakeTryOnEngine();
    const refusal = new DressingRefused('Stand facing the camera.');
    await expect(guarded(refusal, fallback).engine.dress(dressing, never)).rejects.toBe(refusal);
    const reason = new Error('left');
    const left = guarded(failure, fallback).engine.dress(dressing, AbortSignal.abort(reason));
    await expect(left).rejects.toBe(reason);
    expect(fallback.requests).toEqual([]);
  });
});

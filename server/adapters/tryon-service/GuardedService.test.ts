import { describe, expect, it } from 'vitest';
import { FakeTryOnEngine } from '../../../tests/support/FakeTryOnEngine.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import type { DressingRequest, TryOnEngine } from '../../application/ports/TryOnEngine.ts';
import { GuardedService } from './GuardedService.ts';
import { ServiceFailure } from './ServiceFailure.ts';

const unabortedSignal = new AbortController().signal;
const dressingRequest: DressingRequest = {
  body: { kind: 'photo', bytes: new Uint8Array(), owner: 'anna' },
  outfit: {},
  start: null,
  reading: 0,
};
const createFailingEngine = (error: Error): TryOnEngine => ({ dress: () => Promise.reject(error) });

function createGuarded(error: Error, fallback: TryOnEngine | null) {
  const loggedDetails: object[] = [];
  return {
    logged: loggedDetails,
    engine: new GuardedService(createFailingEngine(error), fallback, {
      warn: (details) => loggedDetails.push(details),
    }),
  };
}

describe('a try-on service that fails', () => {
  const failure = new ServiceFailure('It answered 500', { retryAfterSeconds: 9 });

  it('is not called for a while, tells shoppers so, and has its error logged', async () => {
    const { logged: loggedDetails, engine } = createGuarded(failure, null);
    await expect(engine.dress(dressingRequest, unabortedSignal)).rejects.toMatchObject({
      name: 'EngineBusy',
      retryAfterSeconds: 9,
    });
    expect(loggedDetails).toEqual([{ reason: 'It answered 500', fallback: false }]);
  });

  it('is replaced by the embedded engine only if that was chosen', async () => {
    const fallback = new FakeTryOnEngine();
    const { logged: loggedDetails, engine } = createGuarded(failure, fallback);
    expect((await engine.dress(dressingRequest, unabortedSignal)).width).toBe(600);
    expect([fallback.requests.length, loggedDetails.length]).toEqual([1, 1]);
  });

  it('is not replaced when it refuses for a reason, or when nobody waits anymore', async () => {
    const fallback = new FakeTryOnEngine();
    const refusal = new DressingRefused('Stand facing the camera.');
    await expect(createGuarded(refusal, fallback).engine.dress(dressingRequest, unabortedSignal)).rejects.toBe(refusal);
    const reason = new Error('left');
    const abortedDressing = createGuarded(failure, fallback).engine.dress(dressingRequest, AbortSignal.abort(reason));
    await expect(abortedDressing).rejects.toBe(reason);
    expect(fallback.requests).toEqual([]);
  });
});

import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { HeldCalls } from '../../tests/support/HeldCalls.ts';
import { NewestRequest } from './NewestRequest.ts';

const createFixture = () => ({ newest: new NewestRequest(), calls: new HeldCalls<[AbortSignal], string>() });

describe('NewestRequest', () => {
  it('answers the newest and drops the late answer of the one before', async () => {
    const { newest, calls } = createFixture();
    const olderRun = newest.run(calls.call);
    const [lateCall] = calls.waitingCalls;
    const newerRun = newest.run(calls.call);
    calls.newest.resolve('new');
    lateCall?.resolve('old');
    expect(lateCall?.signal?.aborted).toBe(true);
    expect(await olderRun).toEqual({ kind: 'superseded' });
    expect(await newerRun).toEqual({ kind: 'answered', answer: 'new' });
  });

  it('drops an answer that arrives just before the abort', async () => {
    const { newest, calls } = createFixture();
    const runPromise = newest.run(calls.call);
    calls.newest.resolve('old');
    newest.abort();
    expect(await runPromise).toEqual({ kind: 'superseded' });
  });

  it('does not wait for an adapter that ignores its signal', async () => {
    const { newest, calls } = createFixture();
    const controller = new AbortController();
    const runPromise = newest.run(calls.call, controller.signal);
    controller.abort();
    expect(await runPromise).toEqual({ kind: 'canceled' });
    expect(await newest.run(calls.call, controller.signal)).toEqual({ kind: 'canceled' });
    expect(calls.madeArguments).toHaveLength(1);
  });

  it('removes its listener after success and after failure', async () => {
    const { newest, calls } = createFixture();
    const { signal } = new AbortController();
    const answeredRun = newest.run(calls.call, signal);
    const [firstCall] = calls.waitingCalls;
    firstCall!.resolve('done');
    await answeredRun;
    const failingRun = newest.run(calls.call, signal);
    const [secondCall] = calls.waitingCalls;
    secondCall!.reject(new Error('broken'));
    await expect(failingRun).rejects.toThrow('broken');
    expect([firstCall, secondCall].map((call) => getEventListeners(call!.signal!, 'abort').length)).toEqual([0, 0]);
  });

  it('rejects only with the failure of the newest request', async () => {
    const { newest, calls } = createFixture();
    const olderRun = newest.run(calls.call);
    calls.newest.reject(new Error('late'));
    newest.abort();
    expect(await olderRun).toEqual({ kind: 'superseded' });
    const newerRun = newest.run(calls.call);
    calls.newest.reject(new Error('no'));
    await expect(newerRun).rejects.toThrow('no');
  });
});

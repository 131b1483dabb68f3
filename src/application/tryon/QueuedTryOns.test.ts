import { beforeEach, describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { TryOnQueueFull, type TryOnPlace, type TryOnRequest, type TryOnResult } from '../ports/TryOns.ts';
import { QueuedTryOns, type QueueStatus } from './QueuedTryOns.ts';

const REQUEST: TryOnRequest = {
  userId: 'anna',
  cause: 'top',
  base: { kind: 'pose', id: 'me' },
  slot: 'top',
  item: anItem(),
  retry: null,
};
const RESULT: TryOnResult = { id: 'r', picture: new Blob(), variantCount: 1, description: 'You' };

describe('queued try-ons', () => {
  let clock: ManualClock;
  let logger: RecordingLogger;
  let makeCalls: HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>;
  let placeCalls: HeldCalls<[string, AbortSignal?], TryOnPlace | null>;
  let queueStatuses: (QueueStatus | null)[];
  let abortController: AbortController;
  let outcome: Promise<TryOnResult | unknown>;

  beforeEach(() => {
    clock = new ManualClock();
    logger = new RecordingLogger();
    makeCalls = new HeldCalls();
    placeCalls = new HeldCalls();
    queueStatuses = [];
    abortController = new AbortController();
    let ids = 0;
    const tryOns = { make: makeCalls.call, fetchPlace: placeCalls.call };
    const queuedTryOns = new QueuedTryOns({ tryOns, clock, logger, newId: () => `request-${(ids += 1)}` });
    outcome = queuedTryOns
      .make(REQUEST, abortController.signal, (status) => queueStatuses.push(status))
      .catch((error: unknown) => error);
  });

  const advance = async (ms: number) => {
    clock.advance(ms);
    await settlePromises();
  };

  it('does not ask for the place of a quick request', async () => {
    await advance(1_000);
    makeCalls.newest.resolve(RESULT);
    expect(await outcome).toBe(RESULT);
    await advance(10_000);
    expect([placeCalls.madeArguments.length, queueStatuses, makeCalls.madeArguments[0]![0].requestId]).toEqual([
      0,
      [],
      'request-1',
    ]);
  });

  it('reports the place until the picture is being made', async () => {
    await advance(1_200);
    placeCalls.newest.resolve({ place: 2, waitingCount: 3, remainingSeconds: 9 });
    await settlePromises();
    await advance(1_500);
    placeCalls.newest.resolve({ place: 0, waitingCount: 1, remainingSeconds: 3 });
    await settlePromises();
    await advance(10_000);
    expect([placeCalls.madeArguments.map(([id]) => id), queueStatuses]).toEqual([
      ['request-1', 'request-1'],
      [{ place: 2, remainingSeconds: 9 }, null],
    ]);
    makeCalls.newest.resolve(RESULT);
    expect(await outcome).toBe(RESULT);
  });

  it('goes on without the place where it is unknown', async () => {
    await advance(1_200);
    placeCalls.newest.reject(new Error('no answer'));
    await advance(10_000);
    expect([queueStatuses, logger.records.length]).toEqual([[], 1]);
    makeCalls.newest.resolve(RESULT);
    expect(await outcome).toBe(RESULT);
  });

  it('sends the request again while the queue is full, and gives up after five times', async () => {
    for (const attemptNumber of [1, 2, 3, 4]) {
      makeCalls.newest.reject(new TryOnQueueFull('full', attemptNumber === 2 ? null : 3));
      await settlePromises();
      await advance(attemptNumber === 2 ? 5_000 : 3_000);
    }
    expect(queueStatuses).toEqual([3, 5, 3, 3].map((remainingSeconds) => ({ place: null, remainingSeconds })));
    expect(makeCalls.madeArguments.map(([{ requestId }]) => requestId)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `request-${number}`),
    );
    const lastError = new TryOnQueueFull('full', 3);
    makeCalls.newest.reject(lastError);
    expect(await outcome).toBe(lastError);
  });

  it('stops waiting when it is aborted', async () => {
    makeCalls.newest.reject(new TryOnQueueFull('full', 3));
    await settlePromises();
    const reason = new Error('changed my mind');
    abortController.abort(reason);
    expect(await outcome).toBe(reason);
    await advance(10_000);
    expect([makeCalls.madeArguments.length, placeCalls.madeArguments.length]).toEqual([1, 0]);
  });
});

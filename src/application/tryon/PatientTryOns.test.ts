import { beforeEach, describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { TryOnsFull, type TryOnPlace, type TryOnRequest, type TryOnResult } from '../ports/TryOns.ts';
import { PatientTryOns, type Waiting } from './PatientTryOns.ts';

const REQUEST: TryOnRequest = {
  userId: 'anna',
  cause: 'top',
  base: { kind: 'pose', id: 'me' },
  slot: 'top',
  item: anItem(),
  retry: null,
};
const RESULT: TryOnResult = { id: 'r', picture: new Blob(), readings: 1, description: 'You' };

describe('a patient fitting room', () => {
  let clock: ManualClock;
  let logger: RecordingLogger;
  let makes: HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>;
  let places: HeldCalls<[string, AbortSignal?], TryOnPlace | null>;
  let told: (Waiting | null)[];
  let abort: AbortController;
  let outcome: Promise<TryOnResult | unknown>;

  beforeEach(() => {
    clock = new ManualClock();
    logger = new RecordingLogger();
    makes = new HeldCalls();
    places = new HeldCalls();
    told = [];
    abort = new AbortController();
    let ids = 0;
    const tryOns = { make: makes.call, placeOf: places.call };
    const patient = new PatientTryOns({ tryOns, clock, logger, newId: () => `request-${(ids += 1)}` });
    outcome = patient.make(REQUEST, abort.signal, (waiting) => told.push(waiting)).catch((error: unknown) => error);
  });

  const advance = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };

  it('does not ask for the place of a quick request', async () => {
    await advance(1_000);
    makes.newest.resolve(RESULT);
    expect(await outcome).toBe(RESULT);
    await advance(10_000);
    expect([places.made.length, told, makes.made[0]![0].requestId]).toEqual([0, [], 'request-1']);
  });

  it('tells the place until the picture is being made', async () => {
    await advance(1_200);
    places.newest.resolve({ place: 2, of: 3, seconds: 9 });
    await settled();
    await advance(1_500);
    places.newest.resolve({ place: 0, of: 1, seconds: 3 });
    await settled();
    await advance(10_000);
    expect([places.made.map(([id]) => id), told]).toEqual([
      ['request-1', 'request-1'],
      [{ place: 2, seconds: 9 }, null],
    ]);
    makes.newest.resolve(RESULT);
    expect(await outcome).toBe(RESULT);
  });

  it('goes on without the place where it is unknown', async () => {
    await advance(1_200);
    places.newest.reject(new Error('no answer'));
    await advance(10_000);
    expect([told, logger.records.length]).toEqual([[], 1]);
    makes.newest.resolve(RESULT);
    expect(await outcome).toBe(RESULT);
  });

  it('sends the request again while the queue is full, and gives up after five times', async () => {
    for (const attempt of [1, 2, 3, 4]) {
      makes.newest.reject(new TryOnsFull('full', attempt === 2 ? null : 3));
      await settled();
      await advance(attempt === 2 ? 5_000 : 3_000);
    }
    expect(told).toEqual([3, 5, 3, 3].map((seconds) => ({ place: null, seconds })));
    expect(makes.made.map(([{ requestId }]) => requestId)).toEqual([1, 2, 3, 4, 5].map((each) => `request-${each}`));
    const last = new TryOnsFull('full', 3);
    makes.newest.reject(last);
    expect(await outcome).toBe(last);
  });

  it('stops waiting when it is aborted', async () => {
    makes.newest.reject(new TryOnsFull('full', 3));
    await settled();
    const reason = new Error('changed my mind');
    abort.abort(reason);
    expect(await outcome).toBe(reason);
    await advance(10_000);
    expect([makes.made.length, places.made.length]).toEqual([1, 0]);
  });
});

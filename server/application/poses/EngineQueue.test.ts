import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { HeldTryOnEngine } from '../../../tests/support/HeldTryOnEngine.ts';
import { EngineBusy } from '../ports/TryOnEngine.ts';
import type { DressingRequest } from '../ports/TryOnEngine.ts';
import { EngineQueue } from './EngineQueue.ts';

const dressingRequest: DressingRequest = { body: { kind: 'figure', id: 'tall' }, outfit: {}, start: null, reading: 0 };
const createUnabortedSignal = () => new AbortController().signal;
const createCaller = (userId: string, requestId = userId) => ({ userId, requestId });
const describeOutcome = (madePictures: Promise<unknown>) =>
  madePictures.then(
    () => 'made',
    (error: unknown) => (error instanceof EngineBusy ? 'busy' : 'left'),
  );

describe('the queue of an engine', () => {
  let engine: HeldTryOnEngine;
  let clock: { ms: number; now(): number };
  let queue: EngineQueue;
  const createQueue = (bounds: { maxRunning?: number; maxWaiting?: number } = {}) => {
    engine = new HeldTryOnEngine();
    queue = new EngineQueue(engine, { maxRunning: 1, maxWaiting: 4, initialMsPerPicture: 2_000, ...bounds }, clock);
  };
  const requestPicture = (userId: string, requestId = userId, signal = createUnabortedSignal()) =>
    describeOutcome(queue.dress(dressingRequest, createCaller(userId, requestId), signal));
  const countStartedPictures = () => engine.heldCalls.madeArguments.length;

  beforeEach(() => {
    clock = { ms: 0, now: () => clock.ms };
    createQueue();
  });

  it('makes one picture at a time, and tells each request its place', async () => {
    const outcomes = ['anna', 'ben', 'cara'].map((id) => requestPicture(id));
    expect(countStartedPictures()).toBe(1);
    expect(queue.findPlace(createCaller('anna'))).toEqual({ place: 0, waitingCount: 2, seconds: 2 });
    expect(queue.findPlace(createCaller('ben'))).toEqual({ place: 1, waitingCount: 2, seconds: 4 });
    expect(queue.findPlace(createCaller('cara'))).toEqual({ place: 2, waitingCount: 2, seconds: 6 });
    engine.finish();
    expect(await outcomes[0]).toBe('made');
    expect(queue.findPlace(createCaller('anna'))).toBeNull();
    expect(queue.findPlace(createCaller('cara'))?.place).toBe(1);
    for (const position of [1, 2]) {
      await settlePromises();
      engine.finish();
      expect(await outcomes[position]).toBe('made');
    }
  });

  it("knows the place of the shopper's own requests only", () => {
    void requestPicture('anna', 'one');
    void requestPicture('ben', 'two');
    expect(queue.findPlace(createCaller('anna', 'two'))).toBeNull();
    expect(queue.findPlace(createCaller('cara', 'one'))).toBeNull();
  });

  it('learns how long a picture takes', async () => {
    const firstOutcome = requestPicture('anna');
    clock.ms = 12_000;
    engine.finish();
    await firstOutcome;
    void requestPicture('ben');
    expect(queue.findPlace(createCaller('ben'))?.seconds).toBe(4);
    clock.ms += 60_000;
    expect(queue.findPlace(createCaller('ben'))?.seconds).toBe(1);
  });

  it('rejects requests when it is full, and says when to retry', async () => {
    createQueue({ maxWaiting: 1 });
    void requestPicture('anna');
    void requestPicture('ben');
    const refusedRequest = queue.dress(dressingRequest, createCaller('cara'), createUnabortedSignal());
    await expect(refusedRequest).rejects.toMatchObject({ name: 'EngineBusy', retryAfterSeconds: 4 });
    expect(countStartedPictures()).toBe(1);
  });

  it('admits two waiting requests per shopper, so that there is room for others', async () => {
    void requestPicture('anna', '0');
    void requestPicture('anna', '1');
    void requestPicture('anna', '2');
    expect(await requestPicture('anna', '3')).toBe('busy');
    void requestPicture('ben');
    expect(queue.findPlace(createCaller('ben'))?.place).toBe(3);
  });

  it('replaces a second request of a shopper by that of a new shopper when it is full', async () => {
    createQueue({ maxWaiting: 3 });
    void requestPicture('eve', '0');
    void requestPicture('eve', '1');
    const secondOutcome = requestPicture('eve', '2');
    void requestPicture('mallory');
    const benOutcome = requestPicture('ben');
    expect(await secondOutcome).toBe('busy');
    expect(queue.findPlace(createCaller('ben'))).toMatchObject({ place: 3, waitingCount: 3 });
    expect(await requestPicture('eve', '3')).toBe('busy');
    expect(await requestPicture('cara')).toBe('busy');
    for (let picture = 0; picture < 4; picture += 1) {
      engine.finish();
      await settlePromises();
    }
    expect(await benOutcome).toBe('made');
  });

  it('checks a request again when its turn comes, and goes on with the next if it is refused', async () => {
    void requestPicture('anna');
    const refuseDeleted = () => Promise.reject(new Error('deleted meanwhile'));
    const refusedRequest = queue.dress(dressingRequest, createCaller('ben'), createUnabortedSignal(), refuseDeleted);
    void requestPicture('cara');
    engine.finish();
    await expect(refusedRequest).rejects.toThrow('deleted meanwhile');
    await settlePromises();
    expect([countStartedPictures(), queue.findPlace(createCaller('cara'))?.place]).toEqual([2, 0]);
  });

  it('prefers shoppers without a picture in progress', async () => {
    createQueue({ maxRunning: 2 });
    void requestPicture('anna', '0');
    const benOutcome = requestPicture('ben');
    void requestPicture('anna', '1');
    void requestPicture('cara');
    engine.heldCalls.waitingCalls[1]!.reject(new Error('broken'));
    await benOutcome;
    await settlePromises();
    expect([queue.findPlace(createCaller('cara'))?.place, queue.findPlace(createCaller('anna', '1'))?.place]).toEqual([
      0, 1,
    ]);
  });

  it('removes an aborted request at once', async () => {
    const [benController, annaController] = [new AbortController(), new AbortController()];
    const annaOutcome = requestPicture('anna', 'anna', annaController.signal);
    const benOutcome = requestPicture('ben', 'ben', benController.signal);
    void requestPicture('cara');
    benController.abort();
    expect(await benOutcome).toBe('left');
    expect(queue.findPlace(createCaller('cara'))?.place).toBe(1);
    annaController.abort();
    expect(await annaOutcome).toBe('left');
    await settlePromises();
    expect([countStartedPictures(), queue.findPlace(createCaller('cara'))?.place]).toEqual([2, 0]);
  });

  it('does not start a request that was aborted while it waited', async () => {
    expect(await requestPicture('anna', 'anna', AbortSignal.abort())).toBe('left');
    expect(countStartedPictures()).toBe(0);
  });

  it('keeps its limits and loses no request, for any sequence of events', async () => {
    const stepArbitrary = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), user: fc.nat(3) }),
      fc.record({ kind: fc.constant('leave' as const), which: fc.nat(20) }),
      fc.record({ kind: fc.constantFrom('finish' as const, 'fail' as const), which: fc.nat(2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 40 }), async (steps) => {
        createQueue({ maxRunning: 2, maxWaiting: 3 });
        const requests: { outcome: Promise<string>; controller: AbortController }[] = [];
        for (const step of steps) {
          if (step.kind === 'ask') {
            const controller = new AbortController();
            requests.push({
              outcome: requestPicture(`${step.user}`, `${requests.length}`, controller.signal),
              controller,
            });
          } else if (step.kind === 'leave') requests[step.which]?.controller.abort();
          else if (step.kind === 'finish') engine.heldCalls.waitingCalls[step.which]?.resolve({} as never);
          else engine.heldCalls.waitingCalls[step.which]?.reject(new Error('broken'));
          await settlePromises();
          const queuePlaces = requests.map((_, index) =>
            [0, 1, 2, 3]
              .map((user) => queue.findPlace(createCaller(`${user}`, `${index}`))?.place)
              .find((place) => place !== undefined),
          );
          const waitingPlaces = queuePlaces.filter((place) => place !== undefined && place > 0).toSorted();
          expect(waitingPlaces).toEqual([1, 2, 3].slice(0, waitingPlaces.length));
          expect(engine.heldCalls.waitingCalls.length).toBeLessThanOrEqual(2);
          if (waitingPlaces.length > 0) expect(engine.heldCalls.waitingCalls).toHaveLength(2);
        }
        while (engine.heldCalls.waitingCalls.length > 0) {
          engine.finish();
          await settlePromises();
        }
        expect(await Promise.all(requests.map(({ outcome }) => outcome))).toHaveLength(requests.length);
      }),
      { numRuns: 60 },
    );
  });
});

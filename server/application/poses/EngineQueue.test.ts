import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { HeldTryOnEngine } from '../../../tests/support/HeldTryOnEngine.ts';
import { EngineBusy } from '../ports/TryOnEngine.ts';
import type { Dressing } from '../ports/TryOnEngine.ts';
import { EngineQueue } from './EngineQueue.ts';

const dressing: Dressing = { body: { kind: 'figure', id: 'tall' }, outfit: {}, start: null, reading: 0 };
const never = () => new AbortController().signal;
const caller = (userId: string, requestId = userId) => ({ userId, requestId });
const outcome = (made: Promise<unknown>) =>
  made.then(
    () => 'made',
    (error: unknown) => (error instanceof EngineBusy ? 'busy' : 'left'),
  );

describe('the queue of an engine', () => {
  let engine: HeldTryOnEngine;
  let clock: { ms: number; now(): number };
  let queue: EngineQueue;
  const begin = (bounds: { atOnce?: number; waiting?: number } = {}) => {
    engine = new HeldTryOnEngine();
    queue = new EngineQueue(engine, { atOnce: 1, waiting: 4, usualMs: 2_000, ...bounds }, clock);
  };
  const ask = (userId: string, requestId = userId, signal = never()) =>
    outcome(queue.dress(dressing, caller(userId, requestId), signal));
  const begun = () => engine.held.made.length;

  beforeEach(() => {
    clock = { ms: 0, now: () => clock.ms };
    begin();
  });

  it('makes one picture at a time, and tells each request its place', async () => {
    const all = ['anna', 'ben', 'cara'].map((id) => ask(id));
    expect(begun()).toBe(1);
    expect(queue.placeOf(caller('anna'))).toEqual({ place: 0, of: 2, seconds: 2 });
    expect(queue.placeOf(caller('ben'))).toEqual({ place: 1, of: 2, seconds: 4 });
    expect(queue.placeOf(caller('cara'))).toEqual({ place: 2, of: 2, seconds: 6 });
    engine.finish();
    expect(await all[0]).toBe('made');
    expect(queue.placeOf(caller('anna'))).toBeNull();
    expect(queue.placeOf(caller('cara'))?.place).toBe(1);
    for (const one of [1, 2]) {
      await settled();
      engine.finish();
      expect(await all[one]).toBe('made');
    }
  });

  it("knows the place of the shopper's own requests only", () => {
    void ask('anna', 'one');
    void ask('ben', 'two');
    expect(queue.placeOf(caller('anna', 'two'))).toBeNull();
    expect(queue.placeOf(caller('cara', 'one'))).toBeNull();
  });

  it('learns how long a picture takes', async () => {
    const first = ask('anna');
    clock.ms = 12_000;
    engine.finish();
    await first;
    void ask('ben');
    expect(queue.placeOf(caller('ben'))?.seconds).toBe(4);
    clock.ms += 60_000;
    expect(queue.placeOf(caller('ben'))?.seconds).toBe(1);
  });

  it('rejects requests when it is full, and says when to retry', async () => {
    begin({ waiting: 1 });
    void ask('anna');
    void ask('ben');
    const refused = queue.dress(dressing, caller('cara'), never());
    await expect(refused).rejects.toMatchObject({ name: 'EngineBusy', retryAfterSeconds: 4 });
    expect(begun()).toBe(1);
  });

  it('admits two waiting requests per shopper, so that there is room for others', async () => {
    void ask('anna', '0');
    void ask('anna', '1');
    void ask('anna', '2');
    expect(await ask('anna', '3')).toBe('busy');
    void ask('ben');
    expect(queue.placeOf(caller('ben'))?.place).toBe(3);
  });

  it('prefers shoppers without a picture in progress', async () => {
    begin({ atOnce: 2 });
    void ask('anna', '0');
    const other = ask('ben');
    void ask('anna', '1');
    void ask('cara');
    engine.held.waiting[1]!.reject(new Error('broken'));
    await other;
    await settled();
    expect([queue.placeOf(caller('cara'))?.place, queue.placeOf(caller('anna', '1'))?.place]).toEqual([0, 1]);
  });

  it('removes an aborted request at once', async () => {
    const [gone, first] = [new AbortController(), new AbortController()];
    const running = ask('anna', 'anna', first.signal);
    const waiting = ask('ben', 'ben', gone.signal);
    void ask('cara');
    gone.abort();
    expect(await waiting).toBe('left');
    expect(queue.placeOf(caller('cara'))?.place).toBe(1);
    first.abort();
    expect(await running).toBe('left');
    await settled();
    expect([begun(), queue.placeOf(caller('cara'))?.place]).toEqual([2, 0]);
  });

  it('does not start a request that was aborted while it waited', async () => {
    expect(await ask('anna', 'anna', AbortSignal.abort())).toBe('left');
    expect(begun()).toBe(0);
  });

  it('keeps its limits and loses no request, for any sequence of events', async () => {
    const Step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), user: fc.nat(3) }),
      fc.record({ kind: fc.constant('leave' as const), which: fc.nat(20) }),
      fc.record({ kind: fc.constantFrom('finish' as const, 'fail' as const), which: fc.nat(2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { maxLength: 40 }), async (steps) => {
        begin({ atOnce: 2, waiting: 3 });
        const asked: { ended: Promise<string>; controller: AbortController }[] = [];
        for (const step of steps) {
          if (step.kind === 'ask') {
            const controller = new AbortController();
            asked.push({ ended: ask(`${step.user}`, `${asked.length}`, controller.signal), controller });
          } else if (step.kind === 'leave') asked[step.which]?.controller.abort();
          else if (step.kind === 'finish') engine.held.waiting[step.which]?.resolve({} as never);
          else engine.held.waiting[step.which]?.reject(new Error('broken'));
          await settled();
          const places = asked.map((_, index) =>
            [0, 1, 2, 3]
              .map((user) => queue.placeOf(caller(`${user}`, `${index}`))?.place)
              .find((p) => p !== undefined),
          );
          const waiting = places.filter((place) => place !== undefined && place > 0).toSorted();
          expect(waiting).toEqual([1, 2, 3].slice(0, waiting.length));
          expect(engine.held.waiting.length).toBeLessThanOrEqual(2);
          if (waiting.length > 0) expect(engine.held.waiting).toHaveLength(2);
        }
        while (engine.held.waiting.length > 0) {
          engine.finish();
          await settled();
        }
        expect(await Promise.all(asked.map(({ ended }) => ended))).toHaveLength(asked.length);
      }),
      { numRuns: 60 },
    );
  });
});

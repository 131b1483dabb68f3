import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailableError } from './ports/Store.ts';
import { StoreTime } from './StoreTime.ts';

describe('the time that a request may wait for the store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const taking = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));
  const outcome = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);

  async function spend(time: StoreTime, ms: number): Promise<unknown> {
    const waiting = outcome(time.within(() => StoreTime.spend(taking(ms))));
    await vi.advanceTimersByTimeAsync(ms);
    return waiting;
  }

  it('ends a request whose statements are each within the limit but together exceed it', async () => {
    const time = new StoreTime(100);
    expect([await spend(time, 60), await spend(time, 30)]).toEqual(['done', 'done']);
    expect(time.left).toBe(10);
    expect(await spend(time, 20)).toBeInstanceOf(StoreUnavailableError);
    expect(await spend(time, 1)).toBeInstanceOf(StoreUnavailableError);
  });

  it('is up once a request was told so, even if the timer fired a little early', async () => {
    const early = vi.spyOn(performance, 'now').mockReturnValue(0);
    const time = new StoreTime(100);
    expect(await spend(time, 100.5)).toBeInstanceOf(StoreUnavailableError);
    expect(time.left).toBeLessThanOrEqual(0);
    early.mockRestore();
  });

  it('counts concurrent statements once, and not the time between statements', async () => {
    const time = new StoreTime(100);
    const both = time.within(() => Promise.all([StoreTime.spend(taking(60)), StoreTime.spend(taking(60))]));
    await vi.advanceTimersByTimeAsync(60);
    expect(await both).toEqual(['done', 'done']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(time.left).toBe(40);
  });

  it('is separate for each request, and unlimited outside of requests', async () => {
    const [one, other] = [new StoreTime(100), new StoreTime(100)];
    await spend(one, 80);
    expect([one.left, other.left, StoreTime.left()]).toEqual([20, 100, Number.POSITIVE_INFINITY]);
    const unbound = StoreTime.spend(taking(500));
    await vi.advanceTimersByTimeAsync(500);
    expect(await unbound).toBe('done');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailableError } from './ports/Store.ts';
import { StoreTime } from './StoreTime.ts';

describe('the time that a request may wait for the store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const createWork = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));
  const catchError = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);

  async function spendStoreTime(time: StoreTime, ms: number): Promise<unknown> {
    const pendingWait = catchError(time.run(() => StoreTime.spend(createWork(ms))));
    await vi.advanceTimersByTimeAsync(ms);
    return pendingWait;
  }

  it('ends a request whose statements are each within the limit but together exceed it', async () => {
    const time = new StoreTime(100);
    expect([await spendStoreTime(time, 60), await spendStoreTime(time, 30)]).toEqual(['done', 'done']);
    expect(time.remainingMs).toBe(10);
    expect(await spendStoreTime(time, 20)).toBeInstanceOf(StoreUnavailableError);
    expect(await spendStoreTime(time, 1)).toBeInstanceOf(StoreUnavailableError);
  });

  it('stays used up after a timeout, even if the timer fired a little early', async () => {
    const nowSpy = vi.spyOn(performance, 'now').mockReturnValue(0);
    const time = new StoreTime(100);
    expect(await spendStoreTime(time, 100.5)).toBeInstanceOf(StoreUnavailableError);
    expect(time.remainingMs).toBeLessThanOrEqual(0);
    nowSpy.mockRestore();
  });

  it('counts concurrent statements once, and not the time between statements', async () => {
    const time = new StoreTime(100);
    const bothCalls = time.run(() => Promise.all([StoreTime.spend(createWork(60)), StoreTime.spend(createWork(60))]));
    await vi.advanceTimersByTimeAsync(60);
    expect(await bothCalls).toEqual(['done', 'done']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(time.remainingMs).toBe(40);
  });

  it('is separate for each request, and unlimited outside of requests', async () => {
    const [firstBudget, secondBudget] = [new StoreTime(100), new StoreTime(100)];
    await spendStoreTime(firstBudget, 80);
    expect([firstBudget.remainingMs, secondBudget.remainingMs, StoreTime.getRemainingMs()]).toEqual([
      20,
      100,
      Number.POSITIVE_INFINITY,
    ]);
    const unlimitedCall = StoreTime.spend(createWork(500));
    await vi.advanceTimersByTimeAsync(500);
    expect(await unlimitedCall).toBe('done');
  });
});

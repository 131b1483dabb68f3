import { beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from './Database.ts';
import { StoreClock } from './StoreClock.ts';

const STORE_TIME = 1_800_000_000_000;

describe('the clock of the store', () => {
  let steadyNow: number;
  let storeTime: number;
  let isAway: boolean;
  let clock: StoreClock;
  /** A database that answers after 40 ms. */
  const database: Sql = {
    query: async <Row>() => {
      if (isAway) throw new Error('away');
      steadyNow += 20;
      const ms = storeTime;
      steadyNow += 20;
      return [{ ms } as Row];
    },
  };

  beforeEach(async () => {
    [steadyNow, storeTime, isAway] = [5_000, STORE_TIME, false];
    clock = await StoreClock.open(database, { now: () => steadyNow });
  });

  it('is that of the server, and goes on by itself', () => {
    expect(clock.now()).toBe(STORE_TIME + 20);
    steadyNow += 30_000;
    expect(clock.now()).toBe(STORE_TIME + 30_020);
  });

  it('follows a server whose clock was set, but not small differences', async () => {
    storeTime = STORE_TIME + 500;
    await clock.measure();
    expect(clock.now()).toBe(STORE_TIME + 60);
    storeTime = STORE_TIME + 3_600_000;
    await clock.measure();
    expect(clock.now()).toBe(STORE_TIME + 3_600_020);
  });

  it('goes on while the server does not answer', async () => {
    isAway = true;
    steadyNow += 1_000;
    await expect(clock.measure()).rejects.toThrow('away');
    expect(clock.now()).toBe(STORE_TIME + 1_020);
  });
});

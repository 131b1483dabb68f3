import { expect, it } from 'vitest';
import { StoreClock } from '../../../server/adapters/postgres/StoreClock.ts';
import { describeOnPostgres } from '../../support/describeOnPostgres.ts';

/** A tolerance far above the duration of a query. */
const TOLERANCE_MS = 30_000;

describeOnPostgres((name, store) => {
  it(`${name} tells the time, which goes on while a steady clock does`, async () => {
    let steadyNow = 0;
    const clock = await StoreClock.open(store().database, { now: () => steadyNow });
    const before = clock.now();
    expect(Math.abs(before - Date.now())).toBeLessThan(TOLERANCE_MS);
    steadyNow += 1_234;
    expect(clock.now()).toBe(before + 1_234);
  });
});

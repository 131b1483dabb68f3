import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryJobLocks } from '../../adapters/memory/InMemoryJobLocks.ts';
import { Housekeeping, LOCK_MS } from './Housekeeping.ts';
import type { HousekeepingTask } from './Housekeeping.ts';
import { WalkingTask } from './WalkingTask.ts';

describe('Housekeeping', () => {
  let now: number;
  let loggedEntries: unknown[];
  let jobLocks: InMemoryJobLocks;
  const log = {
    warn: (details: object) => void loggedEntries.push(details),
    info: (details: object) => void loggedEntries.push(details),
  };
  const createJob = (
    holder: string,
    sharedTasks: readonly HousekeepingTask[],
    localTasks: readonly HousekeepingTask[] = [],
  ) => new Housekeeping({ sharedTasks, localTasks, jobLocks, holder, clock: { now: () => now }, log });
  beforeEach(() => {
    [now, loggedEntries, jobLocks] = [1_000, [], new InMemoryJobLocks()];
  });

  it('logs what it removed as counts, and nothing if nothing was removed', async () => {
    const counts = [3, 0];
    const tasks = ['sessions', 'files'].map((name, index) => ({ name, run: async () => counts[index]! }));
    expect(await createJob('a', tasks).run()).toBe(true);
    expect(loggedEntries).toEqual([{ removed: { sessions: 3 } }]);
    counts[0] = 0;
    await createJob('a', tasks).run();
    expect(loggedEntries).toHaveLength(1);
  });

  it('runs the other tasks when one fails, and logs the failure', async () => {
    const failingTask = { name: 'links', run: () => Promise.reject(new Error('no disk')) };
    await createJob('a', [failingTask, { name: 'files', run: async () => 2 }]).run();
    expect(loggedEntries).toEqual([{ task: 'links', cause: 'Error: no disk' }, { removed: { files: 2 } }]);
  });

  it('runs shared tasks on one of two nodes, and local ones on both', async () => {
    const runs: string[] = [];
    let finish = (): void => undefined;
    const slowTask = {
      name: 'slow',
      run: () =>
        new Promise<number>((resolve) => {
          runs.push('shared');
          finish = () => resolve(1);
        }),
    };
    const localTask = { name: 'local', run: async () => runs.push('local') };
    const firstRun = createJob('a', [slowTask], [localTask]).run();
    expect(await createJob('b', [slowTask], [localTask]).run()).toBe(false);
    expect(runs).toEqual(['shared', 'local']);
    finish();
    expect(await firstRun).toBe(true);
    expect(runs).toEqual(['shared', 'local', 'local']);
  });

  // The clock seems to have passed a long time, so sessions and uploads would be removed too early.
  it('removes nothing in the first run after the clock was set', async () => {
    let [steadyNow, runs] = [5_000, 0];
    const task = { name: 'results', run: async () => (runs += 1) };
    const parts = { sharedTasks: [task], localTasks: [task], jobLocks, holder: 'a', clock: { now: () => now }, log };
    const job = new Housekeeping({ ...parts, steadyClock: { now: () => steadyNow } });
    const runAfterDelay = async (wallMs: number, steadyMs: number) => {
      now += wallMs;
      steadyNow += steadyMs;
      await job.run();
      return runs;
    };
    const hour = 3_600_000;
    expect([await runAfterDelay(0, 0), await runAfterDelay(hour, hour)]).toEqual([2, 4]);
    expect([await runAfterDelay(31 * 24 * hour, hour), await runAfterDelay(-31 * 24 * hour, hour)]).toEqual([4, 4]);
    expect(await runAfterDelay(hour, hour)).toBe(6);
    expect(loggedEntries.filter((details) => 'aheadHours' in (details as object))).toHaveLength(2);
  });

  it('takes over from a node that died', async () => {
    await jobLocks.acquire('housekeeping', 'dead', now, now + LOCK_MS);
    const tasks = [{ name: 'files', run: async () => 1 }];
    expect(await createJob('a', tasks).run()).toBe(false);
    now += LOCK_MS;
    expect(await createJob('a', tasks).run()).toBe(true);
  });

  it('waits for the next run when the store is away', async () => {
    const job = new Housekeeping({
      sharedTasks: [],
      localTasks: [],
      jobLocks: { acquire: () => Promise.reject(new Error('away')), release: async () => undefined },
      ...{ holder: 'a', clock: { now: () => now }, log },
    });
    expect(await job.run()).toBe(false);
    expect(loggedEntries).toEqual([{ cause: 'Error: away' }]);
  });
});

describe('WalkingTask', () => {
  it('does a bounded number of steps in one run, and continues in the next', async () => {
    const visited: (string | null)[] = [];
    const task = new WalkingTask('walk', async (after) => {
      visited.push(after);
      const step = Number(after ?? 0) + 1;
      return { removedCount: 1, next: step === 12 ? null : String(step) };
    });
    expect([await task.run(), await task.run()]).toEqual([10, 2]);
    expect(visited).toEqual([null, ...Array.from({ length: 11 }, (_, index) => String(index + 1))]);
    await task.run();
    expect(visited[12]).toBeNull();
  });
});

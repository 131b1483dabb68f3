import { describe, expect, it } from 'vitest';
import type { JobLocks } from '../../../server/application/ports/JobLocks.ts';

export function describeJobLocksPort(name: string, createJobLocks: () => Promise<JobLocks>): void {
  describe(`JobLocks on ${name}`, () => {
    it('gives a lock to one of two nodes that ask at the same time', async () => {
      const locks = await createJobLocks();
      const answers = await Promise.all(['a', 'b'].map((node) => locks.acquire('clean', node, 1_000, 2_000)));
      expect(answers.toSorted()).toEqual([false, true]);
    });

    it('gives each job a lock of its own', async () => {
      const locks = await createJobLocks();
      expect([
        await locks.acquire('clean', 'a', 1_000, 2_000),
        await locks.acquire('count', 'b', 1_000, 2_000),
      ]).toEqual([true, true]);
    });

    it('gives the lock to another node after its end or its release, and again to its holder', async () => {
      const locks = await createJobLocks();
      await locks.acquire('clean', 'a', 1_000, 2_000);
      expect(await locks.acquire('clean', 'a', 1_500, 2_500)).toBe(true);
      expect([
        await locks.acquire('clean', 'b', 2_499, 9_000),
        await locks.acquire('clean', 'b', 2_500, 9_000),
      ]).toEqual([false, true]);
      await locks.release('clean', 'a');
      expect(await locks.acquire('clean', 'a', 3_000, 9_000)).toBe(false);
      await locks.release('clean', 'b');
      expect(await locks.acquire('clean', 'a', 3_000, 9_000)).toBe(true);
    });

    it('gives a lock to another node if it would last longer than locks do, because its clock was ahead', async () => {
      const locks = await createJobLocks();
      await locks.acquire('clean', 'a', 50_000, 51_000);
      expect([
        await locks.acquire('clean', 'b', 49_000, 50_000),
        await locks.acquire('clean', 'b', 48_999, 49_999),
      ]).toEqual([false, true]);
    });
  });
}

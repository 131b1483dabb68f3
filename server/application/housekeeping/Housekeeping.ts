import { steadyClock, type Clock } from '../ports/Clock.ts';
import type { JobLocks } from '../ports/JobLocks.ts';
import type { JobLog } from '../ports/Log.ts';

/** Removes one kind of data that nobody needs any more. */
export interface HousekeepingTask {
  readonly name: string;
  /** Does a bounded amount of work; the next run continues. Resolves to the number of removed things. */
  run(): Promise<number>;
}

export interface HousekeepingParts {
  /** Tasks on the store, which all nodes share: each runs on one node at a time. */
  readonly sharedTasks: readonly HousekeepingTask[];
  /** Tasks on the disk or in the memory of this node. */
  readonly localTasks: readonly HousekeepingTask[];
  readonly jobLocks: JobLocks;
  /** Names this node. */
  readonly holder: string;
  readonly clock: Clock;
  /** Does not change when the clock is set. Default: that of this process. */
  readonly steadyClock?: Clock;
  readonly log: JobLog;
}

const JOB_NAME = 'housekeeping';
/** Longer than a run takes. A node that died keeps the lock no longer than this. */
export const LOCK_MS = 600_000;

/** A larger difference between the clocks since the last run means that the clock was set. */
const MAX_CLOCK_CHANGE_MS = 600_000;
const HOUR_MS = 3_600_000;

/** The one job that removes what the server no longer needs (docs/adr/0147). */
export class Housekeeping {
  readonly #parts: HousekeepingParts;
  /** The clock minus the steady clock in the last run. */
  #lastOffsetMs: number | null = null;

  constructor(parts: HousekeepingParts) {
    this.#parts = parts;
  }

  /**
   * Resolves to false if another node had the lock. Never rejects: failures are logged, and the next run catches up.
   */
  async run(): Promise<boolean> {
    const { sharedTasks, localTasks, log } = this.#parts;
    if (this.#wasClockSet()) return true;
    const sharedCounts = await this.#runLocked(sharedTasks);
    // The local tasks go last, since the shared ones discard files.
    const localCounts = await this.#runTasks(localTasks);
    const counts = { ...localCounts, ...sharedCounts };
    if (Object.keys(counts).length > 0) log.info({ removed: counts }, 'Housekeeping removed what is no longer needed.');
    return sharedCounts !== null;
  }

  /**
   * Whether the clock was set since the last run. What seems old then may be new, so this run removes nothing; the next
   * one does, unless the clock was set again.
   */
  #wasClockSet(): boolean {
    const { clock, steadyClock: steady = steadyClock, log } = this.#parts;
    const offsetMs = clock.now() - steady.now();
    const changeMs = offsetMs - (this.#lastOffsetMs ?? offsetMs);
    this.#lastOffsetMs = offsetMs;
    if (Math.abs(changeMs) <= MAX_CLOCK_CHANGE_MS) return false;
    log.warn({ aheadHours: Math.round(changeMs / HOUR_MS) }, 'The clock was set; housekeeping waits for the next run.');
    return true;
  }

  /** Null without the lock. */
  async #runLocked(tasks: readonly HousekeepingTask[]): Promise<Readonly<Record<string, number>> | null> {
    const { jobLocks, holder, clock, log } = this.#parts;
    try {
      const now = clock.now();
      if (!(await jobLocks.acquire(JOB_NAME, holder, now, now + LOCK_MS))) return null;
      const counts = await this.#runTasks(tasks);
      await jobLocks.release(JOB_NAME, holder);
      return counts;
    } catch (cause) {
      log.warn({ cause: String(cause) }, 'Housekeeping could not lock the store; the next run tries again.');
      return null;
    }
  }

  /** The number of removed things by task, without zeros. A task that fails does not keep the others from running. */
  async #runTasks(tasks: readonly HousekeepingTask[]): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const task of tasks) {
      const count = await this.#runTask(task);
      if (count > 0) counts[task.name] = count;
    }
    return counts;
  }

  async #runTask(task: HousekeepingTask): Promise<number> {
    try {
      return await task.run();
    } catch (cause) {
      const details = { task: task.name, cause: String(cause) };
      this.#parts.log.warn(details, 'A part of housekeeping failed; the next run catches up.');
      return 0;
    }
  }
}

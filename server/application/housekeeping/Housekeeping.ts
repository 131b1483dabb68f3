import { steadyClock, type Clock } from '../ports/Clock.ts';
import type { JobLocks } from '../ports/JobLocks.ts';
import type { JobLog } from '../ports/Log.ts';

/** Removes one kind of data that is no longer needed. */
export interface HousekeepingTask {
  readonly name: string;
  /**
   * Does a limited amount of work, which the next run continues. Resolves to the number of removed records or files.
   */
  run(): Promise<number>;
}

export interface HousekeepingDependencies {
  /** Tasks on the store, which all nodes share. One node at a time runs them. */
  readonly sharedTasks: readonly HousekeepingTask[];
  /** Tasks on the disk or in the memory of this node. */
  readonly localTasks: readonly HousekeepingTask[];
  readonly jobLocks: JobLocks;
  /** The name of this node in the lock. */
  readonly holder: string;
  readonly clock: Clock;
  /** A clock that is not affected by setting the machine's clock; by default this process's clock. */
  readonly steadyClock?: Clock;
  readonly log: JobLog;
}

const JOB_NAME = 'housekeeping';
/** How long a dead node's lock lasts. Longer than any run. */
export const LOCK_MS = 600_000;

/** The clock was set if its difference from the steady clock has changed by more than this. */
const MAX_CLOCK_CHANGE_MS = 600_000;
const HOUR_MS = 3_600_000;

/** Removes data that is no longer needed. No other scheduled job removes data (docs/adr/0147). */
export class Housekeeping {
  readonly #dependencies: HousekeepingDependencies;
  /** The clock minus the steady clock at the last run. */
  #lastOffsetMs: number | null = null;

  constructor(dependencies: HousekeepingDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Runs all tasks. Resolves to false if another node holds the lock. Never rejects: failures are logged, and the next
   * run catches up.
   */
  async run(): Promise<boolean> {
    const { sharedTasks, localTasks, log } = this.#dependencies;
    if (this.#wasClockSet()) return true;
    const sharedCounts = await this.#runLocked(sharedTasks);
    // Run local tasks last, because shared tasks discard files.
    const localCounts = await this.#runTasks(localTasks);
    const counts = { ...localCounts, ...sharedCounts };
    if (Object.keys(counts).length > 0) log.info({ removed: counts }, 'Housekeeping removed what is no longer needed.');
    return sharedCounts !== null;
  }

  /** Whether the clock was set since the last run. Recent data may then look old, so this run removes nothing. */
  #wasClockSet(): boolean {
    const { clock, steadyClock: steady = steadyClock, log } = this.#dependencies;
    const offsetMs = clock.now() - steady.now();
    const changeMs = offsetMs - (this.#lastOffsetMs ?? offsetMs);
    this.#lastOffsetMs = offsetMs;
    if (Math.abs(changeMs) <= MAX_CLOCK_CHANGE_MS) return false;
    log.warn({ aheadHours: Math.round(changeMs / HOUR_MS) }, 'The clock was set; housekeeping waits for the next run.');
    return true;
  }

  /** Runs the tasks under the lock. Resolves to null if another node holds the lock. */
  async #runLocked(tasks: readonly HousekeepingTask[]): Promise<Readonly<Record<string, number>> | null> {
    const { jobLocks, holder, clock, log } = this.#dependencies;
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

  /**
   * Runs the tasks, even if some of them fail. Resolves to the number of removed records or files of each task,
   * without zeros.
   */
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
      this.#dependencies.log.warn(details, 'A part of housekeeping failed; the next run catches up.');
      return 0;
    }
  }
}

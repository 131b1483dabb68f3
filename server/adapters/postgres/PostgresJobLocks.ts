import type { JobLocks } from '../../application/ports/JobLocks.ts';
import type { Database } from './Database.ts';

export class PostgresJobLocks implements JobLocks {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async acquire(job: string, holder: string, now: number, heldUntil: number): Promise<boolean> {
    const acquiredRows = await this.#database.query(
      `INSERT INTO job_locks (job, holder, held_until) VALUES ($1, $2, $4)
       ON CONFLICT (job) DO UPDATE SET holder = $2, held_until = $4
       WHERE job_locks.holder = $2 OR job_locks.held_until <= $3 OR job_locks.held_until > $5 RETURNING 1`,
      [job, holder, new Date(now), new Date(heldUntil), new Date(heldUntil + (heldUntil - now))],
    );
    return acquiredRows.length > 0;
  }

  async release(job: string, holder: string): Promise<void> {
    await this.#database.query('DELETE FROM job_locks WHERE job = $1 AND holder = $2', [job, holder]);
  }
}

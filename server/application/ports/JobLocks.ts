/** Locks in the store, so that a job runs on one node at a time. Times are milliseconds since the epoch. */
export interface JobLocks {
  /**
   * Takes the lock for `holder` until `heldUntil`. Resolves to false while another node holds it. Ignores a lock
   * whose remaining time is more than twice the requested time, because that lock was taken while a clock was ahead.
   */
  acquire(job: string, holder: string, now: number, heldUntil: number): Promise<boolean>;
  /** Does nothing if `holder` does not have the lock. */
  release(job: string, holder: string): Promise<void>;
}

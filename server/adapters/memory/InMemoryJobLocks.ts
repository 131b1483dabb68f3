import type { JobLocks } from '../../application/ports/JobLocks.ts';

export class InMemoryJobLocks implements JobLocks {
  readonly #locks = new Map<string, { readonly holder: string; readonly heldUntil: number }>();

  async acquire(job: string, holder: string, now: number, heldUntil: number): Promise<boolean> {
    const lock = this.#locks.get(job);
    const latestEnd = heldUntil + (heldUntil - now);
    if (lock !== undefined && lock.holder !== holder && lock.heldUntil > now && lock.heldUntil <= latestEnd)
      return false;
    this.#locks.set(job, { holder, heldUntil });
    return true;
  }

  async release(job: string, holder: string): Promise<void> {
    if (this.#locks.get(job)?.holder === holder) this.#locks.delete(job);
  }
}

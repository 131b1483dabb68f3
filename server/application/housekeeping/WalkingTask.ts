import type { RemovalStep } from '../ports/RemovalStep.ts';
import type { HousekeepingTask } from './Housekeeping.ts';

const MAX_STEPS = 10;

/**
 * Walks over all records in small steps. If a run does not reach the end, the next run continues where it stopped, so
 * that every record is visited in time.
 */
export class WalkingTask implements HousekeepingTask {
  readonly name: string;
  readonly #step: (after: string | null) => Promise<RemovalStep>;
  #after: string | null = null;

  constructor(name: string, step: (after: string | null) => Promise<RemovalStep>) {
    this.name = name;
    this.#step = step;
  }

  async run(): Promise<number> {
    let removedCount = 0;
    for (let stepCount = 0; stepCount < MAX_STEPS; stepCount += 1) {
      const step = await this.#step(this.#after);
      removedCount += step.removedCount;
      this.#after = step.next;
      if (step.next === null) break;
    }
    return removedCount;
  }
}

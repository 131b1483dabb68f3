import type { RemovalStep } from '../ports/RemovalStep.ts';
import type { HousekeepingTask } from './Housekeeping.ts';

const MAX_STEPS = 10;

/** Visits all records in small steps. Each run continues where the last one stopped. */
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

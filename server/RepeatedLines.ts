const INTERVAL_MS = 1_000;
/** Maximum number of different lines in one interval. All further lines are counted together. */
const MAX_KEYS = 50;
const OTHER_LINES = 'other lines';

/** Calls `run` after a second. */
export type Schedule = (run: () => void) => void;

const scheduleAfterInterval: Schedule = (run) => void setTimeout(run, INTERVAL_MS).unref();

interface Repetition {
  count: number;
  write: (count: number) => void;
}

/** Writes equal lines at most once a second, with their number. */
export class RepeatedLines {
  readonly #repetitions = new Map<string, Repetition>();
  readonly #schedule: Schedule;

  constructor(schedule = scheduleAfterInterval) {
    this.#schedule = schedule;
  }

  /** Calls `write` with 1 at once. Counts further equal lines and later calls the newest `write` with their number. */
  add(line: string, write: (count: number) => void): void {
    const isKnown = this.#repetitions.has(line) || this.#repetitions.size < MAX_KEYS;
    const key = isKnown ? line : OTHER_LINES;
    const repetition = this.#repetitions.get(key);
    if (repetition !== undefined) {
      repetition.count += 1;
      repetition.write = write;
      return;
    }
    this.#repetitions.set(key, { count: 0, write });
    this.#schedule(() => this.#endInterval(key));
    write(1);
  }

  #endInterval(key: string): void {
    const { count, write } = this.#repetitions.get(key)!;
    this.#repetitions.delete(key);
    if (count === 0) return;
    this.#repetitions.set(key, { count: 0, write });
    this.#schedule(() => this.#endInterval(key));
    write(count);
  }
}

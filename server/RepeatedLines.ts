const INTERVAL_MS = 1_000;
/** Maximum number of different lines in one interval. All further lines are counted together. */
const MAX_KEYS = 50;
const OTHER_LINES = 'other lines';

/** Calls `run` once, after a second. */
export type Schedule = (run: () => void) => void;

const scheduleAfterInterval: Schedule = (run) => void setTimeout(run, INTERVAL_MS).unref();

interface Repetition {
  count: number;
  write: (count: number) => void;
}

/** Writes a repeated line at most once a second, with the number of repetitions. */
export class RepeatedLines {
  readonly #repetitions = new Map<string, Repetition>();
  readonly #schedule: Schedule;

  constructor(schedule = scheduleAfterInterval) {
    this.#schedule = schedule;
  }

  /**
   * Writes the first line at once, with count 1. Counts the equal lines of the following second, and then passes
   * their count to the newest `write`.
   */
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

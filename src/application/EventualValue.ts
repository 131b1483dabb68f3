import type { Clock } from './ports/Clock.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * A value that holds here at once and is sent until the server has it, too: a send that fails is made again,
 * each time after a longer wait. Sends follow each other, so the server ends with what was wanted last.
 */
export class EventualValue<Value extends string | number | boolean> {
  /** What the server holds; null after a send that failed, which may have arrived nevertheless. */
  #confirmed: Value | null;
  #wanted: Value;
  #sending = false;
  #stopped = false;
  #waitMs = FIRST_WAIT_MS;
  #cancelRetry = (): void => {};
  readonly #send: (value: Value) => Promise<void>;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(
    confirmed: Value,
    parts: { readonly send: (value: Value) => Promise<void>; readonly clock: Pick<Clock, 'after'> },
  ) {
    this.#confirmed = confirmed;
    this.#wanted = confirmed;
    this.#send = parts.send;
    this.#clock = parts.clock;
  }

  /** Whether the server holds what is wanted. */
  get saved(): boolean {
    return this.#wanted === this.#confirmed;
  }

  /** Resolves once the server holds it or the first try has failed. Never rejects. */
  async set(value: Value): Promise<void> {
    this.#wanted = value;
    this.#waitMs = FIRST_WAIT_MS;
    await this.#settle();
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.#stopped = true;
    this.#cancelRetry();
  }

  async #settle(): Promise<void> {
    this.#cancelRetry();
    if (this.#sending) return;
    this.#sending = true;
    let again = true;
    while (again && !this.#stopped && !this.saved) again = await this.#sendOnce(this.#wanted);
    this.#sending = false;
  }

  /** False where the next try has to wait. */
  async #sendOnce(value: Value): Promise<boolean> {
    try {
      await this.#send(value);
      this.#confirmed = value;
      return true;
    } catch {
      this.#confirmed = null;
      if (this.#wanted === value) this.#tryLater();
      return this.#wanted !== value;
    }
  }

  #tryLater(): void {
    if (this.#stopped) return;
    this.#cancelRetry = this.#clock.after(this.#waitMs, () => void this.#settle());
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }
}

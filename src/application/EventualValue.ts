import type { Clock } from './ports/Clock.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * A value that changes locally at once and is sent to the server in the background. A failed send is retried with
 * increasing delays. Sends run one after another, so the server ends with the newest value.
 */
export class EventualValue<Value extends string | number | boolean> {
  /** The value on the server; null after a failed send, which may have reached the server nevertheless. */
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

  /** Whether the server has the newest value. */
  get saved(): boolean {
    return this.#wanted === this.#confirmed;
  }

  /** Sets the value. Resolves once the server has it or the first attempt has failed. Never rejects. */
  async set(value: Value): Promise<void> {
    this.#wanted = value;
    this.#waitMs = FIRST_WAIT_MS;
    await this.#settle();
  }

  /** Stops all further sends, including retries. */
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

  /** Sends `value`. Resolves to false if the next attempt has to wait. */
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

import type { Clock } from './ports/Clock.ts';

const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;

/**
 * A value that changes locally at once and is sent to the server in the background. A failed send is retried with
 * increasing delays. Sends run one after another, so the server ends with the newest value.
 */
export class EventualValue<Value extends string | number | boolean> {
  /** The value on the server; null after a failed send, which may have reached the server nevertheless. */
  #confirmed: Value | null;
  #target: Value;
  #isSending = false;
  #isStopped = false;
  #retryDelayMs = FIRST_RETRY_DELAY_MS;
  #cancelRetry = (): void => {};
  readonly #send: (value: Value) => Promise<void>;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(
    confirmed: Value,
    parts: { readonly send: (value: Value) => Promise<void>; readonly clock: Pick<Clock, 'after'> },
  ) {
    this.#confirmed = confirmed;
    this.#target = confirmed;
    this.#send = parts.send;
    this.#clock = parts.clock;
  }

  /** Whether the server has the newest value. */
  get isSaved(): boolean {
    return this.#target === this.#confirmed;
  }

  /** Sets the value. Resolves once the server has it or the first attempt has failed. Never rejects. */
  async set(value: Value): Promise<void> {
    this.#target = value;
    this.#retryDelayMs = FIRST_RETRY_DELAY_MS;
    await this.#sendUntilConfirmed();
  }

  /** Stops all further sends, including retries. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelRetry();
  }

  async #sendUntilConfirmed(): Promise<void> {
    this.#cancelRetry();
    if (this.#isSending) return;
    this.#isSending = true;
    let shouldRepeat = true;
    while (shouldRepeat && !this.#isStopped && !this.isSaved) shouldRepeat = await this.#sendOnce(this.#target);
    this.#isSending = false;
  }

  /** Sends `value`. Resolves to false if the next attempt has to wait. */
  async #sendOnce(value: Value): Promise<boolean> {
    try {
      await this.#send(value);
      this.#confirmed = value;
      return true;
    } catch {
      this.#confirmed = null;
      if (this.#target === value) this.#scheduleRetry();
      return this.#target !== value;
    }
  }

  #scheduleRetry(): void {
    if (this.#isStopped) return;
    this.#cancelRetry = this.#clock.after(this.#retryDelayMs, () => void this.#sendUntilConfirmed());
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, MAX_RETRY_DELAY_MS);
  }
}

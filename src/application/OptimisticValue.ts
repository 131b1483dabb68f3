/**
 * A value that is shown immediately and then sent to the server. Sends run one after another, so the server ends
 * with the value on the screen, however fast the shopper changes it. When the newest send fails, the value is rolled
 * back.
 */
export class OptimisticValue<Value> {
  #confirmed: Value;
  #target: Value;
  /**
   * Must become false in the tick in which the send loop ends: a change made after the loop but before that would be
   * shown and never sent.
   */
  #isBusy = false;
  #sending: Promise<void> = Promise.resolve();
  readonly #send: (value: Value) => Promise<void>;
  readonly #show: (value: Value) => void;

  constructor(
    confirmed: Value,
    parts: { readonly send: (value: Value) => Promise<void>; readonly show: (value: Value) => void },
  ) {
    this.#confirmed = confirmed;
    this.#target = confirmed;
    this.#send = parts.send;
    this.#show = parts.show;
  }

  /**
   * Sets the value. Resolves when the server has the newest value; rejects, after a rollback, when the server refuses
   * it.
   */
  set(value: Value): Promise<void> {
    this.#target = value;
    this.#show(value);
    if (!this.#isBusy) this.#sending = this.#sendUntilConfirmed();
    return this.#sending;
  }

  async #sendUntilConfirmed(): Promise<void> {
    this.#isBusy = true;
    try {
      while (this.#target !== this.#confirmed) await this.#sendOnce(this.#target);
    } finally {
      this.#isBusy = false;
    }
  }

  /** Sends `value`. Rejects only if the send fails while `value` is still the newest. */
  async #sendOnce(value: Value): Promise<void> {
    try {
      await this.#send(value);
      this.#confirmed = value;
    } catch (error) {
      if (this.#target !== value) return;
      this.#target = this.#confirmed;
      this.#show(this.#confirmed);
      throw error;
    }
  }
}

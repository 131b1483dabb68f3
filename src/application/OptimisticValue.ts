/**
 * A value that shows at once and is then sent. Sends follow each other, so however fast somebody changes
 * their mind, the server ends with what they see; a failure of the newest takes the value back.
 */
export class OptimisticValue<Value> {
  #confirmed: Value;
  #wanted: Value;
  /** Ends together with its loop: a change in between would otherwise be shown and never sent. */
  #busy = false;
  #sending: Promise<void> = Promise.resolve();
  readonly #send: (value: Value) => Promise<void>;
  readonly #show: (value: Value) => void;

  constructor(confirmed: Value, parts: { readonly send: (value: Value) => Promise<void>; readonly show: (value: Value) => void }) {
    this.#confirmed = confirmed;
    this.#wanted = confirmed;
    this.#send = parts.send;
    this.#show = parts.show;
  }

  /** Resolves when the server holds what was wanted last; rejects, with the value taken back, where it refused that. */
  set(value: Value): Promise<void> {
    this.#wanted = value;
    this.#show(value);
    if (!this.#busy) this.#sending = this.#settle();
    return this.#sending;
  }

  async #settle(): Promise<void> {
    this.#busy = true;
    try {
      while (this.#wanted !== this.#confirmed) await this.#sendOnce(this.#wanted);
    } finally {
      this.#busy = false;
    }
  }

  /** Rejects only where `value` still is what is wanted. */
  async #sendOnce(value: Value): Promise<void> {
    try {
      await this.#send(value);
      this.#confirmed = value;
    } catch (error) {
      if (this.#wanted !== value) return;
      this.#wanted = this.#confirmed;
      this.#show(this.#confirmed);
      throw error;
    }
  }
}

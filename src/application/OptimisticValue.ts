/**
 * A value that shows at once and is then sent. Sends follow each other, so however fast somebody changes
 * their mind, the server ends with what they see; a failure of the newest takes the value back.
 */
export class OptimisticValue<Value> {
  #confirmed: Value;
  #wanted: Value;
  #sending: Promise<void> | null = null;
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
    this.#sending ??= this.#settle().finally(() => { this.#sending = null; });
    return this.#sending;
  }

  async #settle(): Promise<void> {
    while (this.#wanted !== this.#confirmed) {
      const sent = this.#wanted;
      try {
        await this.#send(sent);
        this.#confirmed = sent;
      } catch (error) {
        if (this.#wanted === sent) throw this.#takeBack(error);
      }
    }
  }

  #takeBack(error: unknown): unknown {
    this.#wanted = this.#confirmed;
    this.#show(this.#confirmed);
    return error;
  }
}

/** A signal that aborts with the caller's, or once a task has waited too long to begin. */
export class WaitLimit {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #leave = (): void => this.#controller.abort(this.#caller?.reason);

  /** `createReason`: the reason of the signal when the time is up. */
  constructor(waitMs: number, createReason: () => Error, caller?: AbortSignal) {
    this.#caller = caller;
    this.#timer = setTimeout(() => this.#controller.abort(createReason()), waitMs);
    caller?.addEventListener('abort', this.#leave, { once: true });
    if (caller?.aborted === true) this.#leave();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The task has begun, or was given up. */
  end(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#leave);
  }
}

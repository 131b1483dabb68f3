/** A signal that aborts with the caller's signal, or when a task has waited for too long. */
export class WaitLimit {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #leave = (): void => this.#controller.abort(this.#caller?.reason);

  /** `createReason` creates the reason for aborting after `waitMs`. */
  constructor(waitMs: number, createReason: () => Error, caller?: AbortSignal) {
    this.#caller = caller;
    this.#timer = setTimeout(() => this.#controller.abort(createReason()), waitMs);
    caller?.addEventListener('abort', this.#leave, { once: true });
    if (caller?.aborted === true) this.#leave();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Call when the task has begun or was canceled. */
  end(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#leave);
  }
}

/**
 * A call that is made before the code that wants its answer has arrived. `fetch` gives the answer to the
 * first who makes the very same call, once, and makes all others.
 */
export class FirstCall {
  readonly #fetch: typeof globalThis.fetch;
  #made: { readonly what: string; readonly answer: Promise<Response>; readonly drop: () => void } | null = null;

  constructor(fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call)) {
    this.#fetch = fetch;
  }

  /** Resolves with a copy of the answer, for looking into it; rejects as `fetch` does. */
  async make(path: string, init: RequestInit): Promise<Response> {
    const ended = new AbortController();
    const answer = this.#fetch(path, { ...init, signal: ended.signal });
    this.#made = { what: nameOf(path, init), answer, drop: () => ended.abort() };
    return (await answer).clone();
  }

  readonly fetch: typeof globalThis.fetch = (input, init = {}) => {
    const made = this.#made;
    if (typeof input !== 'string' || made?.what !== nameOf(input, init)) return this.#fetch(input, init);
    this.#made = null;
    init.signal?.addEventListener('abort', made.drop, { once: true });
    return made.answer;
  };
}

const nameOf = (path: string, { method, body }: RequestInit) => JSON.stringify([method, path, typeof body === 'string' ? body : null]);

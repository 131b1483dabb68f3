/**
 * Prefetches a call before the code that needs its answer has loaded. `fetch` returns the prefetched answer once,
 * to the first identical call, and sends all other calls.
 */
export class FirstCall {
  readonly #fetch: typeof globalThis.fetch;
  #made: { readonly what: string; readonly answer: Promise<Response>; readonly drop: () => void } | null = null;

  constructor(fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call)) {
    this.#fetch = fetch;
  }

  /** Starts the prefetch. Resolves with a copy of the answer; rejects like `fetch`. */
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

const nameOf = (path: string, { method, body }: RequestInit) =>
  JSON.stringify([method, path, typeof body === 'string' ? body : null]);

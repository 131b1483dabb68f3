interface Prefetch {
  readonly id: string;
  /** A different call whose path begins with `scope` discards the prefetched answer. */
  readonly scope: string;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/**
 * Prefetches one call before the code that needs its answer has loaded. `fetch` returns the prefetched answer to the
 * first identical call. A different call to the same resource discards it as outdated.
 */
export class PrefetchedCall {
  readonly #fetch: typeof globalThis.fetch;
  #prefetch: Prefetch | null = null;

  constructor(fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call)) {
    this.#fetch = fetch;
  }

  /** Sends the call. Resolves to a copy of the answer; rejects like `fetch`. A failed answer is discarded. */
  async start(path: string, init: RequestInit, scope = path): Promise<Response> {
    const controller = new AbortController();
    const answer = this.#fetch(path, { ...init, signal: controller.signal });
    const prefetch = { id: createRequestId(path, init), scope, answer, abort: () => controller.abort() };
    this.#prefetch = prefetch;
    try {
      const response = (await answer).clone();
      if (!response.ok) this.#forgetPrefetch(prefetch);
      return response;
    } catch (error) {
      this.#forgetPrefetch(prefetch);
      throw error;
    }
  }

  readonly fetch: typeof globalThis.fetch = (input, init = {}) => {
    const prefetch = this.#prefetch;
    if (prefetch === null || typeof input !== 'string' || !input.startsWith(prefetch.scope))
      return this.#fetch(input, init);
    this.#prefetch = null;
    if (prefetch.id !== createRequestId(input, init)) {
      prefetch.abort();
      return this.#fetch(input, init);
    }
    init.signal?.addEventListener('abort', prefetch.abort, { once: true });
    return prefetch.answer;
  };

  #forgetPrefetch(prefetch: Prefetch): void {
    if (this.#prefetch === prefetch) this.#prefetch = null;
  }
}

const createRequestId = (path: string, { method, body }: RequestInit) =>
  JSON.stringify([method, path, typeof body === 'string' ? body : null]);

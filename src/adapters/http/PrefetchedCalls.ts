import type { Clock } from '../../application/ports/Clock.ts';

interface Prefetch {
  readonly id: string;
  /** A different call to a path that begins with `scope` discards the prefetch. */
  readonly scope: string;
  readonly startedAt: number;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/** The maximum age of an answer. An older answer is not used, because the data may have changed. */
const MAX_AGE_MS = 30_000;

/**
 * Prefetches calls before the code that needs their answers has loaded. `fetch` returns each prefetched answer once,
 * to the first identical call. A different call to the same resource aborts the prefetch, because its answer is
 * outdated.
 */
export class PrefetchedCalls {
  readonly #fetch: typeof globalThis.fetch;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #prefetches = new Set<Prefetch>();

  constructor(clock: Pick<Clock, 'now'>, fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call)) {
    this.#clock = clock;
    this.#fetch = fetch;
  }

  /**
   * Sends the call. Resolves with a copy of the answer; rejects like `fetch`. A failed answer is not kept for `fetch`.
   */
  async start(path: string, init: RequestInit, scope = path): Promise<Response> {
    const controller = new AbortController();
    const answer = this.#fetch(path, { ...init, signal: controller.signal });
    const prefetch: Prefetch = {
      id: createRequestId(path, init),
      scope,
      startedAt: this.#clock.now(),
      answer,
      abort: () => controller.abort(),
    };
    this.#prefetches.add(prefetch);
    try {
      const response = (await answer).clone();
      if (!response.ok) this.#prefetches.delete(prefetch);
      return response;
    } catch (error) {
      this.#prefetches.delete(prefetch);
      throw error;
    }
  }

  readonly fetch: typeof globalThis.fetch = (input, init = {}) => {
    const prefetch = typeof input === 'string' ? this.#take(input, init) : undefined;
    if (!prefetch) return this.#fetch(input, init);
    init.signal?.addEventListener('abort', prefetch.abort, { once: true });
    return prefetch.answer;
  };

  /**
   * Removes the prefetches of the called resource. Returns the prefetch of the identical call and aborts the others.
   */
  #take(path: string, init: RequestInit): Prefetch | undefined {
    const prefetchesInScope = [...this.#prefetches].filter(({ scope }) => path.startsWith(scope));
    const id = createRequestId(path, init);
    const minStartedAt = this.#clock.now() - MAX_AGE_MS;
    const identicalPrefetch = prefetchesInScope.find(
      (prefetch) => prefetch.id === id && prefetch.startedAt > minStartedAt,
    );
    for (const prefetch of prefetchesInScope) {
      this.#prefetches.delete(prefetch);
      if (prefetch !== identicalPrefetch) prefetch.abort();
    }
    return identicalPrefetch;
  }
}

const createRequestId = (path: string, { method, body }: RequestInit) =>
  JSON.stringify([method, path, typeof body === 'string' ? body : null]);

export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** A newer request took over. */
  | { readonly kind: 'superseded' }
  /** The caller aborted. */
  | { readonly kind: 'canceled' };

/**
 * Runs one request at a time: a new request aborts the previous one. Also works with adapters that ignore
 * their signal; their late answers are dropped.
 */
export class NewestRequest {
  #controller: AbortController | null = null;

  /** Rejects only when `ask` fails while its request is still the newest. */
  async run<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Outcome<Answer>> {
    this.abort();
    const own = (this.#controller = new AbortController());
    const ended = signal === undefined ? own.signal : AbortSignal.any([own.signal, signal]);
    const outcome = (): Outcome<Answer> | null =>
      ended.aborted ? { kind: own.signal.aborted ? 'superseded' : 'canceled' } : null;
    try {
      const answer = await untilAborted(ask, ended);
      return outcome() ?? { kind: 'answered', answer };
    } catch (error) {
      const ending = outcome();
      if (ending === null) throw error;
      return ending;
    }
  }

  /** Aborts the request in flight, if any. */
  abort(): void {
    this.#controller?.abort();
  }
}

async function untilAborted<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  // The caller's signal may outlive many requests, so each request removes its listener when it settles.
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([ask(signal), aborted]);
  } finally {
    settled.abort();
  }
}

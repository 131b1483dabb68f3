export type RequestOutcome<Answer> =
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

  /** Rejects only when `sendRequest` fails while its request is still the newest. */
  async run<Answer>(
    sendRequest: (signal: AbortSignal) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<RequestOutcome<Answer>> {
    this.abort();
    const controller = (this.#controller = new AbortController());
    const endSignal = signal === undefined ? controller.signal : AbortSignal.any([controller.signal, signal]);
    const findAbortOutcome = (): RequestOutcome<Answer> | null =>
      endSignal.aborted ? { kind: controller.signal.aborted ? 'superseded' : 'canceled' } : null;
    try {
      const answer = await rejectWhenAborted(sendRequest, endSignal);
      return findAbortOutcome() ?? { kind: 'answered', answer };
    } catch (error) {
      const abortOutcome = findAbortOutcome();
      if (abortOutcome === null) throw error;
      return abortOutcome;
    }
  }

  abort(): void {
    this.#controller?.abort();
  }
}

async function rejectWhenAborted<Answer>(
  sendRequest: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  // The caller's signal may outlive many requests, so each request removes its listener when it settles.
  const settledController = new AbortController();
  const rejectionOnAbort = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: settledController.signal });
  });
  try {
    return await Promise.race([sendRequest(signal), rejectionOnAbort]);
  } finally {
    settledController.abort();
  }
}

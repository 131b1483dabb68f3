/** The try-on service returned no usable picture. The message may be logged: it contains no photo and no key. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** Seconds to wait before a retry. */
  readonly retryAfterSeconds: number;
  constructor(
    message: string,
    { retryAfterSeconds = 30, cause }: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Runs `work` with a signal that aborts with `signal`, or with a `ServiceFailure` after `ms` milliseconds. */
export async function runWithin<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new ServiceFailure('It took too long')), ms);
  // Do not use `AbortSignal.any`: in Node 20 its result may be garbage collected before it aborts.
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

import type { Clock } from '../../application/ports/Clock.ts';
import { HttpFailure } from './HttpFailure.ts';

interface Deadline {
  readonly clock: Clock;
  readonly ms: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs `task` with a signal that aborts with the caller's signal, or after `ms` with an 'unreachable' failure. The
 * task must reject when its signal aborts.
 */
export async function withDeadline<T>(
  { clock, ms, signal }: Deadline,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', forwardAbort, { once: true });
  const cancelTimer = clock.after(ms, () =>
    controller.abort(new HttpFailure(`No answer within ${ms} ms`, 'unreachable')),
  );
  try {
    return await task(controller.signal);
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', forwardAbort);
  }
}

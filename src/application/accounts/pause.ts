import type { Clock } from '../ports/Clock.ts';

/** Resolves after `ms`; rejects with the signal's reason. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pauseBy =
  (clock: Clock): Pause =>
  (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const cancel = clock.after(ms, () => {
        signal.removeEventListener('abort', abort);
        resolve();
      });
      function abort(): void {
        cancel();
        reject(signal.reason as Error);
      }
      signal.addEventListener('abort', abort, { once: true });
    });

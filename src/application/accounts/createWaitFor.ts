import type { Clock } from '../ports/Clock.ts';

/** Resolves after `ms`; rejects with the signal's reason. */
export type WaitFor = (ms: number, signal: AbortSignal) => Promise<void>;

export const createWaitFor =
  (clock: Clock): WaitFor =>
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

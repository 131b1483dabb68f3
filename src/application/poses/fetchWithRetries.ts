import { createWaitFor } from '../accounts/createWaitFor.ts';
import type { Clock } from '../ports/Clock.ts';

/** Maximum number of attempts (spec section 9). */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 500;

/** Makes up to three attempts, half a second apart. Rejects with the last error, or with the signal's reason. */
export async function fetchWithRetries<Answer>(
  fetch: () => Promise<Answer>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Answer> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await fetch();
    } catch {
      await createWaitFor(clock)(RETRY_DELAY_MS, signal);
    }
  }
  return fetch();
}

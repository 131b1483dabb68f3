import { pauseBy } from '../accounts/pause.ts';
import type { Clock } from '../ports/Clock.ts';

/** Maximum number of attempts (spec section 9). */
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 500;

/** Makes up to three attempts, half a second apart. Rejects with the last error, or with the signal's reason. */
export async function fetchPatiently<Answer>(
  fetch: () => Promise<Answer>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Answer> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await fetch();
    } catch {
      await pauseBy(clock)(PAUSE_MS, signal);
    }
  }
  return fetch();
}

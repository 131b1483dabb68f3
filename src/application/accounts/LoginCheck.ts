import type { Profile } from '../../domain/accounts/Profile.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Connection } from '../ports/Connection.ts';
import type { Profiles } from '../ports/Profiles.ts';
import type { Sessions } from '../ports/Sessions.ts';
import type { CachedLogin } from './CachedLogin.ts';
import type { Pause } from './pause.ts';

export interface LoginCheckParts {
  readonly sessions: Sessions;
  readonly profiles: Profiles;
  readonly cachedLogin: CachedLogin;
  readonly connection: Connection;
  readonly pause: Pause;
}

/** After this time the server counts as unreachable, but a late answer is still used. */
const SLOW_ANSWER_MS = 5_000;
const FIRST_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Failures that may be caused by the cached id (another shopper's session, or an unknown id) rather than by the
 * session.
 */
const ABOUT_THE_QUESTION: ReadonlySet<CallFailure> = new Set(['forbidden', 'not-found', 'rejected', 'malformed']);

/** Asks the server who is signed in. Retries with exponential backoff, and at once when the network is back. */
export class LoginCheck {
  readonly #parts: LoginCheckParts;

  constructor(parts: LoginCheckParts) {
    this.#parts = parts;
  }

  /**
   * Resolves to null when nobody is signed in. Calls `missed` for each attempt without an answer. Rejects with a
   * `CallError` only when the session has ended.
   */
  async whoIsSignedIn(missed: () => void, ended: AbortSignal): Promise<Profile | null> {
    for (let delay = FIRST_RETRY_DELAY_MS; ; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) {
      try {
        return await this.#askReportingSlow(missed, ended);
      } catch (error) {
        if (ended.aborted || isUnauthorized(error)) throw error;
        missed();
        await this.#waitToRetry(delay, ended);
      }
    }
  }

  async #askReportingSlow(missed: () => void, ended: AbortSignal): Promise<Profile | null> {
    const answered = new AbortController();
    this.#parts.pause(SLOW_ANSWER_MS, AbortSignal.any([ended, answered.signal])).then(missed, () => undefined);
    return this.#ask(ended).finally(() => answered.abort());
  }

  async #ask(ended: AbortSignal): Promise<Profile | null> {
    const {
      cachedLogin: { userId },
      profiles,
      sessions,
    } = this.#parts;
    if (userId === null) return sessions.current(ended);
    return profiles.getProfile(userId, ended).catch((error: unknown) => {
      if (error instanceof CallError && ABOUT_THE_QUESTION.has(error.failure)) return sessions.current(ended);
      throw error;
    });
  }

  async #waitToRetry(ms: number, ended: AbortSignal): Promise<void> {
    const { connection, pause } = this.#parts;
    const woken = new AbortController();
    const stop = connection.subscribe(() => woken.abort());
    await pause(ms, AbortSignal.any([ended, woken.signal])).catch(() => ended.throwIfAborted());
    stop();
  }
}

const isUnauthorized = (error: unknown) => error instanceof CallError && error.failure === 'unauthorized';

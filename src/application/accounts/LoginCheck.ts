import type { Profile } from '../../domain/accounts/Profile.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Connection } from '../ports/Connection.ts';
import type { Profiles } from '../ports/Profiles.ts';
import type { Sessions } from '../ports/Sessions.ts';
import type { CachedLogin } from './CachedLogin.ts';
import type { WaitFor } from './createWaitFor.ts';

export interface LoginCheckDependencies {
  readonly sessions: Sessions;
  readonly profiles: Profiles;
  readonly cachedLogin: CachedLogin;
  readonly connection: Connection;
  readonly waitFor: WaitFor;
}

/** After this time the server counts as unreachable, but a late answer is still used. */
const SLOW_ANSWER_DELAY_MS = 5_000;
const FIRST_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Failures that may be caused by the cached shopper id (it is unknown or belongs to another session), not by the
 * session.
 */
const REQUEST_FAILURES: ReadonlySet<CallFailure> = new Set(['forbidden', 'not-found', 'rejected', 'malformed']);

/** Asks the server who is signed in. Retries with exponential backoff, and at once when the network is back. */
export class LoginCheck {
  readonly #dependencies: LoginCheckDependencies;

  constructor(dependencies: LoginCheckDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Resolves to null when nobody is signed in. Calls `onUnreachable` for each attempt without an answer. Rejects with a
   * `CallError` only when the session has ended.
   */
  async findSignedInProfile(onUnreachable: () => void, endSignal: AbortSignal): Promise<Profile | null> {
    for (let delay = FIRST_RETRY_DELAY_MS; ; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) {
      try {
        return await this.#fetchReportingSlow(onUnreachable, endSignal);
      } catch (error) {
        if (endSignal.aborted || isUnauthorized(error)) throw error;
        onUnreachable();
        await this.#waitToRetry(delay, endSignal);
      }
    }
  }

  async #fetchReportingSlow(onUnreachable: () => void, endSignal: AbortSignal): Promise<Profile | null> {
    const answeredController = new AbortController();
    this.#dependencies
      .waitFor(SLOW_ANSWER_DELAY_MS, AbortSignal.any([endSignal, answeredController.signal]))
      .then(onUnreachable, () => undefined);
    return this.#fetchProfile(endSignal).finally(() => answeredController.abort());
  }

  async #fetchProfile(endSignal: AbortSignal): Promise<Profile | null> {
    const {
      cachedLogin: { userId },
      profiles,
      sessions,
    } = this.#dependencies;
    if (userId === null) return sessions.fetchProfile(endSignal);
    return profiles.getProfile(userId, endSignal).catch((error: unknown) => {
      if (error instanceof CallError && REQUEST_FAILURES.has(error.failure)) return sessions.fetchProfile(endSignal);
      throw error;
    });
  }

  async #waitToRetry(ms: number, endSignal: AbortSignal): Promise<void> {
    const { connection, waitFor } = this.#dependencies;
    const wakeController = new AbortController();
    const stop = connection.subscribe(() => wakeController.abort());
    await waitFor(ms, AbortSignal.any([endSignal, wakeController.signal])).catch(() => endSignal.throwIfAborted());
    stop();
  }
}

const isUnauthorized = (error: unknown) => error instanceof CallError && error.failure === 'unauthorized';

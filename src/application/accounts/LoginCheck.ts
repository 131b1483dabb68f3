import type { Profile } from '../../domain/accounts/Profile.ts';
import { CallError } from '../ports/CallError.ts';
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

/** An answer that takes longer is missed, although it still counts when it comes. */
const PATIENCE_MS = 5_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Asks the server who is signed in until it answers: ever more slowly, and at once when the network is back. */
export class LoginCheck {
  readonly #parts: LoginCheckParts;

  constructor(parts: LoginCheckParts) {
    this.#parts = parts;
  }

  /**
   * Resolves to null where nobody is signed in. Calls `missed` each time there is no answer. Rejects with a
   * `CallError` only where the session has ended.
   */
  async whoIsSignedIn(missed: () => void, ended: AbortSignal): Promise<Profile | null> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await this.#patiently(missed, ended);
      } catch (error) {
        if (ended.aborted || hasFailed(error, 'unauthorised')) throw error;
        missed();
        await this.#rest(wait, ended);
      }
    }
  }

  async #patiently(missed: () => void, ended: AbortSignal): Promise<Profile | null> {
    const answered = new AbortController();
    this.#parts.pause(PATIENCE_MS, AbortSignal.any([ended, answered.signal])).then(missed, () => undefined);
    return this.#ask(ended).finally(() => answered.abort());
  }

  async #ask(ended: AbortSignal): Promise<Profile | null> {
    const { cachedLogin: { userId }, profiles, sessions } = this.#parts;
    if (userId === null) return sessions.current(ended);
    return profiles.getProfile(userId, ended).catch((error: unknown) => {
      // The session belongs to another shopper than this device remembers.
      if (hasFailed(error, 'forbidden')) return sessions.current(ended);
      throw error;
    });
  }

  async #rest(ms: number, ended: AbortSignal): Promise<void> {
    const { connection, pause } = this.#parts;
    const woken = new AbortController();
    const stop = connection.subscribe(() => woken.abort());
    await pause(ms, AbortSignal.any([ended, woken.signal])).catch(() => ended.throwIfAborted());
    stop();
  }
}

const hasFailed = (error: unknown, failure: CallError['failure']) => error instanceof CallError && error.failure === failure;

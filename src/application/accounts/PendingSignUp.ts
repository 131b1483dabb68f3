import type { TTLCache } from '../cache/TTLCache.ts';

/** The state at the start of a sign-up. */
export interface SignUp {
  readonly email: string;
  /** The query of the address that the visitor had opened, such as `item=blazer`; empty if there was none. */
  readonly query: string;
}

const KEY = 'pending-sign-up';
const MAX_AGE_SECONDS = 86_400;

/**
 * The sign-up on this device whose email address is not verified yet. The link in the mail opens a new tab, which
 * would otherwise ask for the address again and lose what the visitor had opened (docs/adr/0193).
 */
export class PendingSignUp {
  readonly #cache: Pick<TTLCache, 'get' | 'set' | 'remove'>;

  constructor(cache: Pick<TTLCache, 'get' | 'set' | 'remove'>) {
    this.#cache = cache;
  }

  /** Returns null if there is no sign-up, or if it is older than a day. */
  read(): SignUp | null {
    const stored = this.#cache.get(KEY);
    if (typeof stored !== 'object' || stored === null) return null;
    const { email, query } = stored as Partial<Record<keyof SignUp, unknown>>;
    return typeof email === 'string' && typeof query === 'string' ? { email, query } : null;
  }

  write(signUp: SignUp): void {
    this.#cache.set(KEY, signUp, MAX_AGE_SECONDS);
  }

  remove(): void {
    this.#cache.remove(KEY);
  }
}

import type { Profile } from '../../domain/accounts/Profile.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { KeyValueStore } from '../ports/KeyValueStore.ts';

/** The key of the cached login (spec section 3). */
export const AUTH_KEY = 'auth';
const OWNER = 'owner';
const SIGN_OUT_PENDING = 'sign-out-pending';

/** What this device remembers of who signed in: the fields that a screen needs at once, and no token. */
export class CachedLogin {
  readonly #store: KeyValueStore;
  readonly #cache: TTLCache;

  constructor(store: KeyValueStore, cache: TTLCache) {
    this.#store = store;
    this.#cache = cache;
  }

  /** The id of the shopper of last time; null where there is none or the entry is broken. */
  get userId(): string | null {
    try {
      const cached: unknown = JSON.parse(this.#store.get(AUTH_KEY) ?? 'null');
      const id = typeof cached === 'object' && cached !== null && 'id' in cached ? cached.id : null;
      return typeof id === 'string' && id !== '' ? id : null;
    } catch {
      return null;
    }
  }

  /** What another shopper left on the device goes first. */
  write({ id, name, email, onboarded }: Profile): void {
    const owner = this.#cache.get(OWNER);
    if (owner !== id) {
      if (owner !== undefined) this.#cache.clear();
      this.#cache.set(OWNER, id, null);
    }
    this.#store.set(AUTH_KEY, JSON.stringify({ id, name, email, onboarded }));
  }

  remove(): void {
    this.#store.remove(AUTH_KEY);
  }

  /** Removes everything that the app stored on the device. */
  wipe(): void {
    this.remove();
    this.#cache.clear();
  }

  /** True after a logout that the server has not heard of yet. */
  get signOutPending(): boolean {
    return this.#cache.get(SIGN_OUT_PENDING) === true;
  }

  set signOutPending(pending: boolean) {
    if (pending) this.#cache.set(SIGN_OUT_PENDING, true, null);
    else this.#cache.remove(SIGN_OUT_PENDING);
  }
}

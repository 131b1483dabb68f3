import { NO_PREFERENCES, type Profile } from '../../domain/accounts/Profile.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { KeyValueStore } from '../ports/KeyValueStore.ts';

/** The key of the cached login (spec section 3). */
export const AUTH_KEY = 'auth';
/** Ids are validated because they become part of a URL path: '..' would lead to another path. */
const USER_ID_PATTERN = /^(?!\.+$)[\w.:~-]{1,128}$/;
const OWNER_KEY = 'owner';
const SIGN_OUT_PENDING_KEY = 'sign-out-pending';

/** The last signed-in shopper, cached on the device: the profile fields that the first screen needs, and no token. */
export class CachedLogin {
  readonly #store: KeyValueStore;
  readonly #cache: TTLCache;

  constructor(store: KeyValueStore, cache: TTLCache) {
    this.#store = store;
    this.#cache = cache;
  }

  /** The id of the cached shopper; null when there is none or the entry is invalid. */
  get userId(): string | null {
    return this.profile?.id ?? null;
  }

  /** The cached fields of the profile; null when there is no valid entry. */
  get profile(): Profile | null {
    const entry = this.#read();
    if (typeof entry['id'] !== 'string' || !USER_ID_PATTERN.test(entry['id'])) return null;
    const readText = (name: string) => (typeof entry[name] === 'string' ? entry[name] : '');
    const readTexts = (name: string) =>
      Array.isArray(entry[name]) ? entry[name].filter((text) => typeof text === 'string') : [];
    return {
      id: entry['id'],
      name: readText('name'),
      email: readText('email'),
      onboarded: entry['onboarded'] === true,
      chatEnabled: entry['chatEnabled'] === true,
      preferences: {
        ...NO_PREFERENCES,
        genderPreference: readTexts('genderPreference'),
        sizePreference: readTexts('sizePreference'),
      },
    };
  }

  /** Whether the cache has no entry. False for an invalid entry. */
  get isRemoved(): boolean {
    return this.#store.get(AUTH_KEY) === null;
  }

  /** Caches the profile; clears the cache of another shopper first. */
  write({ id, name, email, onboarded, chatEnabled, preferences: { genderPreference, sizePreference } }: Profile): void {
    if (this.#cache.get(OWNER_KEY) !== id) {
      this.#cache.clear();
      this.#cache.set(OWNER_KEY, id, null);
    }
    this.#store.set(
      AUTH_KEY,
      JSON.stringify({ id, name, email, onboarded, chatEnabled, genderPreference, sizePreference }),
    );
  }

  remove(): void {
    this.#store.remove(AUTH_KEY);
  }

  /**
   * Removes everything that the app stored on the device, except the mark of a pending sign-out. The login is removed
   * last, so that other tabs, which notice its removal, already find that mark.
   */
  clearForSignOut(): void {
    this.#cache.clear();
    this.isSignOutPending = true;
    this.remove();
  }

  /** Whether there was a logout that has not reached the server yet. */
  get isSignOutPending(): boolean {
    return this.#cache.get(SIGN_OUT_PENDING_KEY) === true;
  }

  set isSignOutPending(isPending: boolean) {
    if (isPending) this.#cache.set(SIGN_OUT_PENDING_KEY, true, null);
    else this.#cache.remove(SIGN_OUT_PENDING_KEY);
  }

  #read(): Readonly<Record<string, unknown>> {
    try {
      const parsedEntry: unknown = JSON.parse(this.#store.get(AUTH_KEY) ?? 'null');
      return typeof parsedEntry === 'object' && parsedEntry !== null ? { ...parsedEntry } : {};
    } catch {
      return {};
    }
  }
}

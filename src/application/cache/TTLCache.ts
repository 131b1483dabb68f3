import { PRODUCT } from '../../domain/product.ts';
import type { Clock } from '../ports/Clock.ts';
import type { KeyValueStore } from '../ports/KeyValueStore.ts';

/**
 * A stored value (spec section 3, local cache entry). `expiresAt` is in milliseconds since the epoch; null for never.
 */
interface CacheEntry {
  readonly value: unknown;
  readonly expiresAt: number | null;
}

/** Seven days (spec section 3). */
const DEFAULT_TTL_SECONDS = 604_800;
const KEY_PREFIX = `${PRODUCT.name.toLowerCase()}:`;

/**
 * Values cached on the device with an expiry. An entry may come from another version of the app or from other
 * code, so values are `unknown` and the caller validates them.
 */
export class TTLCache {
  readonly #store: KeyValueStore;
  readonly #clock: Clock;

  constructor(store: KeyValueStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Removes expired entries. */
  start(): void {
    for (const key of this.#keys()) this.#read(key);
  }

  /** The cached value; undefined when the entry is missing or expired. */
  get(key: string): unknown {
    return this.#read(KEY_PREFIX + key)?.value;
  }

  /** Caches `value`, which must be serializable as JSON. With `ttlSeconds` null the entry never expires. */
  set(key: string, value: unknown, ttlSeconds: number | null = DEFAULT_TTL_SECONDS): void {
    const expiresAt = ttlSeconds === null ? null : this.#clock.now() + ttlSeconds * 1_000;
    const entry: CacheEntry = { value, expiresAt };
    this.#store.set(KEY_PREFIX + key, JSON.stringify(entry));
  }

  /** Caches what the shopper entered: if `value` does not fit, the earlier value stays. */
  setInput(key: string, value: unknown, ttlSeconds?: number | null): void {
    const earlierText = this.#store.get(KEY_PREFIX + key);
    this.set(key, value, ttlSeconds);
    if (earlierText !== null && this.#store.get(KEY_PREFIX + key) === null)
      this.#store.set(KEY_PREFIX + key, earlierText);
  }

  remove(key: string): void {
    this.#store.remove(KEY_PREFIX + key);
  }

  /** Removes all of this app's entries, but leaves those of other code on the same origin. */
  clear(): void {
    for (const key of this.#keys()) this.#store.remove(key);
  }

  #keys(): readonly string[] {
    return this.#store.keys().filter((key) => key.startsWith(KEY_PREFIX));
  }

  #read(key: string): CacheEntry | null {
    const text = this.#store.get(key);
    if (text === null) return null;
    const entry = parseEntry(text);
    if (entry !== null && (entry.expiresAt === null || this.#clock.now() < entry.expiresAt)) return entry;
    this.#store.remove(key);
    return null;
  }
}

function parseEntry(text: string): CacheEntry | null {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is CacheEntry {
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('expiresAt' in entry)) return false;
  return entry.expiresAt === null || typeof entry.expiresAt === 'number';
}

import type { TTLCache } from './TTLCache.ts';

/**
 * An entry of the device's cache of which each tab has its own copy, so that a reload of a tab does not bring what
 * another tab wrote.
 */
export class TabEntry {
  readonly #cache: TTLCache;
  readonly #tabCache: TTLCache;
  readonly #key: string;

  /** `tabCache` is a cache of this tab that a reload keeps. */
  constructor(key: string, cache: TTLCache, tabCache: TTLCache) {
    this.#key = key;
    this.#cache = cache;
    this.#tabCache = tabCache;
  }

  /** The copy of this tab, or else the device's entry. Undefined if the device's entry was removed in any tab. */
  get(): unknown {
    const deviceValue = this.#cache.get(this.#key);
    return deviceValue === undefined ? undefined : (this.#tabCache.get(this.#key) ?? deviceValue);
  }

  /** Stores what the shopper entered, as `TTLCache.setInput` does. */
  setInput(value: unknown, ttlSeconds?: number | null): void {
    for (const cache of [this.#tabCache, this.#cache]) cache.setInput(this.#key, value, ttlSeconds);
  }

  remove(): void {
    for (const cache of [this.#tabCache, this.#cache]) cache.remove(this.#key);
  }
}

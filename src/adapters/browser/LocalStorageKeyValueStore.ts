import type { KeyValueStore } from '../../application/ports/KeyValueStore.ts';

/**
 * The browser's local storage. Behaves as empty when it is full, missing or blocked (then even reading the property
 * may throw).
 */
export class LocalStorageKeyValueStore implements KeyValueStore {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  get(key: string): string | null {
    return this.#tryStorage((storage) => storage.getItem(key), null);
  }

  set(key: string, value: string): void {
    // Overwrite without removing first, because another tab would take the removal for a logout. Remove the outdated
    // value only if the new one does not fit.
    const isStored = this.#tryStorage((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
    if (!isStored) this.remove(key);
  }

  remove(key: string): void {
    this.#tryStorage((storage) => storage.removeItem(key), undefined);
  }

  keys(): readonly string[] {
    return this.#tryStorage(
      (storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null),
      [],
    );
  }

  #tryStorage<Value>(action: (storage: Storage) => Value, fallback: Value): Value {
    try {
      return action(this.#storage());
    } catch {
      return fallback;
    }
  }
}

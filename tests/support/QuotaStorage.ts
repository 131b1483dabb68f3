/** A browser's local storage with a quota in characters. It can be blocked, as in a private window. */
export class QuotaStorage implements Storage {
  readonly #values = new Map<string, string>();
  readonly #quota: number;
  isBlocked = false;

  constructor(quota: number) {
    this.#quota = quota;
  }

  get length(): number {
    return this.#allowedValues().size;
  }

  key(index: number): string | null {
    return [...this.#allowedValues().keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#allowedValues().get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const otherValues = [...this.#allowedValues()].filter(([otherKey]) => otherKey !== key);
    const usedLength = otherValues.reduce((sum, [otherKey, text]) => sum + otherKey.length + text.length, 0);
    if (usedLength + key.length + value.length > this.#quota) throw new DOMException('Full', 'QuotaExceededError');
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#allowedValues().delete(key);
  }

  clear(): void {
    this.#allowedValues().clear();
  }

  #allowedValues(): Map<string, string> {
    if (this.isBlocked) throw new DOMException('Blocked', 'SecurityError');
    return this.#values;
  }
}

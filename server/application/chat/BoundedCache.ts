/** A cache of entries by id. Drops the oldest entries beyond its limit. */
export class BoundedCache<T> {
  readonly #limit: number;
  readonly #values = new Map<string, T>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(id: string): T | undefined {
    return this.#values.get(id);
  }

  set(id: string, value: T): void {
    this.#values.delete(id);
    this.#values.set(id, value);
    const [oldestId] = this.#values.keys();
    if (this.#values.size > this.#limit && oldestId !== undefined) this.#values.delete(oldestId);
  }

  delete(id: string): void {
    this.#values.delete(id);
  }
}

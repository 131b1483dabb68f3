/**
 * Creates a table that can be searched for any text. In a plain object, `constructor` and `__proto__` would have
 * values.
 */
export function createDictionary<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}

/**
 * Entries that are looked up by text from outside. A plain object would also answer `constructor` and `__proto__`, with
 * a function or an object in place of a value.
 */
export function createDictionary<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}

/**
 * Stands in for `reflect-metadata/lite` in the app (vite.config.ts, docs/adr/0021), which is 2 KiB: Inversify numbers
 * its container modules by metadata on their class, and where nothing is decorated it calls only these two functions.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    kept.set(target, (kept.get(target) ?? new Map<unknown, unknown>()).set(key, value));
  },
});

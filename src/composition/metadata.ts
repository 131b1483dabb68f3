/**
 * Inversify numbers its container modules by metadata on their class. These two functions are all that it
 * calls where nothing is decorated; the build leaves out the polyfill for decorators, which is 2 KiB on
 * the first screen (vite.config.ts, docs/adr/0021). Has to be imported before Inversify.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    kept.set(target, (kept.get(target) ?? new Map<unknown, unknown>()).set(key, value));
  },
});

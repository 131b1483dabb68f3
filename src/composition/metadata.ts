/**
 * Replaces the 2 KiB of `reflect-metadata/lite` (vite.config.ts, docs/adr/0021). Without decorators, Inversify calls
 * only these two functions.
 */
const metadataByObject = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => metadataByObject.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    metadataByObject.set(target, (metadataByObject.get(target) ?? new Map<unknown, unknown>()).set(key, value));
  },
});

export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A promise that is resolved from outside, like `Promise.withResolvers`, which Node.js 20 does not have. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}

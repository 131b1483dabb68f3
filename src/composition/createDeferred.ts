export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** Creates a promise with its `resolve` function, like `Promise.withResolvers`, which Node.js 20 lacks. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}

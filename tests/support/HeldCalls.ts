/** A pending call, which the test resolves or rejects. */
export interface HeldCall<Args extends readonly unknown[], Result> {
  readonly args: Args;
  readonly signal: AbortSignal | undefined;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

const isSignal = (value: unknown): value is AbortSignal => value instanceof AbortSignal;

/**
 * A function whose calls the test settles: now, later, in another order, or never. It ignores abort signals, as the
 * worst possible adapter would, so that tests can deliver late answers.
 */
export class HeldCalls<Args extends readonly unknown[], Result> {
  #waiting: readonly HeldCall<Args, Result>[] = [];
  /** The arguments of all calls, settled ones included. */
  readonly made: Args[] = [];

  readonly call = (...args: Args): Promise<Result> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((held) => held !== call);
      };
      const call: HeldCall<Args, Result> = {
        args,
        signal: args.find(isSignal),
        resolve: (result) => {
          leave();
          resolve(result);
        },
        reject: (reason) => {
          leave();
          reject(reason);
        },
      };
      this.made.push(args);
      this.#waiting = [...this.#waiting, call];
    });

  get waiting(): readonly HeldCall<Args, Result>[] {
    return this.#waiting;
  }

  /** The newest pending call. Throws if there is none. */
  get newest(): HeldCall<Args, Result> {
    const call = this.#waiting.at(-1);
    if (call === undefined) throw new Error('No call is waiting.');
    return call;
  }
}

/** Lets all pending promise callbacks run. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

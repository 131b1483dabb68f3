/** A pending call. The test resolves or rejects it. */
export interface HeldCall<Args extends readonly unknown[], Result> {
  readonly args: Args;
  readonly signal: AbortSignal | undefined;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

const isSignal = (value: unknown): value is AbortSignal => value instanceof AbortSignal;

/**
 * A function whose calls the test settles, in any order. Ignores abort signals, so that tests can send late answers.
 */
export class HeldCalls<Args extends readonly unknown[], Result> {
  #waitingCalls: readonly HeldCall<Args, Result>[] = [];
  /** The arguments of all calls, including settled ones. */
  readonly madeArguments: Args[] = [];

  readonly call = (...args: Args): Promise<Result> =>
    new Promise((resolve, reject) => {
      const removeCall = () => {
        this.#waitingCalls = this.#waitingCalls.filter((heldCall) => heldCall !== call);
      };
      const call: HeldCall<Args, Result> = {
        args,
        signal: args.find(isSignal),
        resolve: (result) => {
          removeCall();
          resolve(result);
        },
        reject: (reason) => {
          removeCall();
          reject(reason);
        },
      };
      this.madeArguments.push(args);
      this.#waitingCalls = [...this.#waitingCalls, call];
    });

  get waitingCalls(): readonly HeldCall<Args, Result>[] {
    return this.#waitingCalls;
  }

  /** The newest pending call. Throws if there is none. */
  get newest(): HeldCall<Args, Result> {
    const call = this.#waitingCalls.at(-1);
    if (call === undefined) throw new Error('No call is waiting.');
    return call;
  }
}

/** Runs all pending promise callbacks. */
export const settlePromises = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** One call that waits for the test to say how it ends. */
export interface HeldCall<Args extends readonly unknown[], Result> {
  readonly args: Args;
  readonly signal: AbortSignal | undefined;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

const isSignal = (value: unknown): value is AbortSignal => value instanceof AbortSignal;

/**
 * A function whose calls are answered by hand: now, later, in another order, or never. Deliberately deaf
 * to its signal, as the worst of adapters would be, so that late answers can be sent to an old question.
 */
export class HeldCalls<Args extends readonly unknown[], Result> {
  #waiting: readonly HeldCall<Args, Result>[] = [];
  /** All that were made, the answered ones too. */
  readonly made: Args[] = [];

  readonly call = (...args: Args): Promise<Result> => new Promise((resolve, reject) => {
    const leave = () => { this.#waiting = this.#waiting.filter((held) => held !== call); };
    const call: HeldCall<Args, Result> = {
      args,
      signal: args.find(isSignal),
      resolve: (result) => { leave(); resolve(result); },
      reject: (reason) => { leave(); reject(reason); },
    };
    this.made.push(args);
    this.#waiting = [...this.#waiting, call];
  });

  get waiting(): readonly HeldCall<Args, Result>[] {
    return this.#waiting;
  }

  /** The newest call that waits. Throws where there is none. */
  get newest(): HeldCall<Args, Result> {
    const call = this.#waiting.at(-1);
    if (call === undefined) throw new Error('No call is waiting.');
    return call;
  }
}

/** Lets everything that is already decided happen. */
export const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });

/** Closes what a server has opened, the newest first. */
export class Shutdown {
  readonly #closeFunctions: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closeFunctions.push(close);
  }

  /** Waits for each function. May be called more than once; each function runs once. */
  async run(): Promise<void> {
    for (const close of this.#closeFunctions.splice(0).toReversed()) await close();
  }
}

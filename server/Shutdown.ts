/** Closes what a server has opened, in reverse order. */
export class Shutdown {
  readonly #closeFunctions: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closeFunctions.push(close);
  }

  /**
   * Calls the functions one after another and waits for each. May be called more than once; each function runs once.
   */
  async run(): Promise<void> {
    for (const close of this.#closeFunctions.splice(0).toReversed()) await close();
  }
}

/** Closes the resources of a server, in reverse order of opening. */
export class Shutdown {
  readonly #closeFunctions: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closeFunctions.push(close);
  }

  /** Runs each function once, one after another, and waits for each. May be called again. */
  async run(): Promise<void> {
    for (const close of this.#closeFunctions.splice(0).toReversed()) await close();
  }
}

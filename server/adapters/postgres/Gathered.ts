interface Waiting<Entry> {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (cause: unknown) => void;
}

/** One statement takes no more, so that the embedded store does not hold other work up. */
const MOST = 16;

/**
 * Writes what several callers want kept at the same moment together: a statement costs the store about as
 * much as the rows in it. Each caller waits until its own entry is written.
 */
export class Gathered<Entry> {
  readonly #write: (entries: readonly Entry[]) => Promise<void>;
  #waiting: Waiting<Entry>[] = [];

  /** `write` keeps all entries or, when it rejects, none of them. */
  constructor(write: (entries: readonly Entry[]) => Promise<void>) {
    this.#write = write;
  }

  /** Rejects with what kept this entry from being written; that of another caller does it no harm. */
  add(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      // Whoever else is served in this turn of the event loop comes along.
      if (this.#waiting.length === 1) setImmediate(() => void this.#flush());
    });
  }

  /** One statement after the other: a store with several connections could change their order. */
  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < waiting.length; at += MOST) await this.#writeAll(waiting.slice(at, at + MOST));
  }

  async #writeAll(group: readonly Waiting<Entry>[]): Promise<void> {
    try {
      await this.#write(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (cause) {
      if (group.length === 1) group[0]?.reject(cause);
      else for (const one of group) await this.#writeAll([one]);
    }
  }
}

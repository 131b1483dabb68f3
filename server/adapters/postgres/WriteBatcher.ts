import { StoreUnavailableError } from '../../application/ports/Store.ts';

interface WaitingEntry<Entry> {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (cause: unknown) => void;
}

/** Maximum number of entries per statement, so that the embedded store does not block other work for long. */
const MAX_BATCH_SIZE = 16;

/**
 * Batches the writes of concurrent callers, because the overhead of a statement is about as large as the work for its
 * rows. Each caller waits until its own entry is written.
 */
export class WriteBatcher<Entry> {
  readonly #write: (entries: readonly Entry[]) => Promise<void>;
  #waitingEntries: WaitingEntry<Entry>[] = [];

  /** `write` stores all entries, or none if it rejects. */
  constructor(write: (entries: readonly Entry[]) => Promise<void>) {
    this.#write = write;
  }

  /** Rejects with the error that prevented this entry from being written; errors of other entries do not affect it. */
  add(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waitingEntries.push({ entry, resolve, reject });
      // Waits for other entries of the same turn of the event loop.
      if (this.#waitingEntries.length === 1) setImmediate(() => void this.#flush());
    });
  }

  /** One statement at a time: a store with several connections could reorder them. */
  async #flush(): Promise<void> {
    const waitingEntries = this.#waitingEntries;
    this.#waitingEntries = [];
    for (let at = 0; at < waitingEntries.length; at += MAX_BATCH_SIZE)
      await this.#writeAll(waitingEntries.slice(at, at + MAX_BATCH_SIZE));
  }

  async #writeAll(group: readonly WaitingEntry<Entry>[]): Promise<void> {
    try {
      await this.#write(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (cause) {
      // Retries the entries one by one, except while the store is unavailable: each retry would wait for it again.
      const isCommonFailure = group.length === 1 || cause instanceof StoreUnavailableError;
      if (isCommonFailure) for (const { reject } of group) reject(cause);
      else for (const entry of group) await this.#writeAll([entry]);
    }
  }
}

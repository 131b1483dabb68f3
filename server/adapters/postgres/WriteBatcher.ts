import { StoreUnavailableError } from '../../application/ports/Store.ts';

interface WaitingEntry<Entry> {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (cause: unknown) => void;
}

/** Maximum number of entries per statement, so that the embedded store does not block other work for long. */
const MAX_BATCH_SIZE = 16;

/**
 * Batches the writes of concurrent callers, because each statement has a large overhead. Each caller waits until its
 * entry is written.
 */
export class WriteBatcher<Entry> {
  readonly #write: (entries: readonly Entry[]) => Promise<void>;
  #waitingEntries: WaitingEntry<Entry>[] = [];

  /** `write` stores all entries, or none if it rejects. */
  constructor(write: (entries: readonly Entry[]) => Promise<void>) {
    this.#write = write;
  }

  /** Writes an entry. Rejects only if this entry could not be written. */
  add(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waitingEntries.push({ entry, resolve, reject });
      // Wait for other entries of the same turn of the event loop.
      if (this.#waitingEntries.length === 1) setImmediate(() => void this.#flush());
    });
  }

  /** Writes the waiting entries. Runs one statement at a time, to keep the order. */
  async #flush(): Promise<void> {
    const waitingEntries = this.#waitingEntries;
    this.#waitingEntries = [];
    for (let index = 0; index < waitingEntries.length; index += MAX_BATCH_SIZE)
      await this.#writeAll(waitingEntries.slice(index, index + MAX_BATCH_SIZE));
  }

  async #writeAll(group: readonly WaitingEntry<Entry>[]): Promise<void> {
    try {
      await this.#write(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (cause) {
      // Retry the entries one by one, unless the store is unavailable.
      const isCommonFailure = group.length === 1 || cause instanceof StoreUnavailableError;
      if (isCommonFailure) for (const { reject } of group) reject(cause);
      else for (const entry of group) await this.#writeAll([entry]);
    }
  }
}

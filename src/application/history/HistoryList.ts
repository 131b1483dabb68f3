import { NewestRequest } from '../NewestRequest.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface HistorySnapshot<Entry> {
  /** `idle`: nobody is signed in, or nothing was fetched yet. The entries stay in `failed` and `loading`. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The known entries, newest first. */
  readonly entries: readonly Entry[];
}

/** Maximum number of entries: 100 in the history panel, 5 in recent activity on Home (spec section 9). */
export type HistoryLimit = 100 | 5;

export interface HistoryListDependencies<Entry> {
  readonly shopper: CurrentShopper;
  readonly limit: HistoryLimit;
  readonly fetch: (userId: string, limit: number, signal: AbortSignal) => Promise<readonly Entry[]>;
}

/** The history of the signed-in shopper. A visitor has none, so nothing is fetched (spec section 6). */
export class HistoryList<Entry> implements Observable<HistorySnapshot<Entry>> {
  readonly #dependencies: HistoryListDependencies<Entry>;
  readonly #state = new SnapshotHolder<HistorySnapshot<Entry>>({ status: 'idle', entries: [] });
  readonly #newest = new NewestRequest();
  #userId: string | null;

  constructor(dependencies: HistoryListDependencies<Entry>) {
    this.#dependencies = dependencies;
    this.#userId = dependencies.shopper.snapshot?.id ?? null;
  }

  get snapshot(): HistorySnapshot<Entry> {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Clears the list whenever the shopper changes, until the returned function is called. */
  start(): () => void {
    this.#followShopper();
    const stop = this.#dependencies.shopper.subscribe(() => this.#followShopper());
    return () => {
      stop();
      this.#newest.abort();
    };
  }

  /** Loads or reloads the list. A newer call replaces a pending one. Never rejects: the snapshot shows a failure. */
  async load(signal?: AbortSignal): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    const { status } = this.snapshot;
    this.#state.update({ status: 'loading' });
    try {
      const outcome = await this.#newest.run(
        (abort) => this.#dependencies.fetch(userId, this.#dependencies.limit, abort),
        signal,
      );
      if (outcome.kind === 'answered') this.#state.set({ status: 'ready', entries: outcome.answer });
      if (outcome.kind === 'canceled') this.#state.update({ status: status === 'loading' ? 'idle' : status });
    } catch {
      // The HTTP adapter has already logged the failure.
      this.#state.update({ status: 'failed' });
    }
  }

  #followShopper(): void {
    const userId = this.#dependencies.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#newest.abort();
    this.#state.set({ status: 'idle', entries: [] });
  }
}

/**
 * The protocol between a stateful use case and its view: an immutable snapshot and a subscription. Works with
 * React's `useSyncExternalStore`, MobX, Vue or a terminal.
 */
export interface Observable<Snapshot> {
  readonly snapshot: Snapshot;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Holds a snapshot for a use case. Listeners may unsubscribe during a notification. */
export class SnapshotHolder<Snapshot> implements Observable<Snapshot> {
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();

  constructor(initial: Snapshot) {
    this.#snapshot = initial;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  set(nextSnapshot: Snapshot): void {
    if (Object.is(nextSnapshot, this.#snapshot)) return;
    this.#snapshot = nextSnapshot;
    for (const listener of [...this.#listeners]) listener();
  }

  update(change: Partial<Snapshot>): void {
    this.set({ ...this.#snapshot, ...change });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/**
 * Derives an observable of one part of a snapshot, which notifies only when that part changes. `select` must
 * return the same reference for an unchanged part.
 */
export function selectSnapshot<Snapshot, Part>(
  source: Observable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
): Observable<Part> {
  return {
    get snapshot() {
      return select(source.snapshot);
    },
    subscribe(listener) {
      let lastSelected = select(source.snapshot);
      return source.subscribe(() => {
        const nextSelected = select(source.snapshot);
        if (Object.is(nextSelected, lastSelected)) return;
        lastSelected = nextSelected;
        listener();
      });
    },
  };
}

/**
 * Observes an observable that is a part of another snapshot, e.g. of a feature that loads later. The returned
 * snapshot is null while the part is missing.
 */
export function flattenSnapshot<Outer, Inner>(
  source: Observable<Outer>,
  select: (snapshot: Outer) => Observable<Inner> | null,
): Observable<Inner | null> {
  return {
    get snapshot() {
      return select(source.snapshot)?.snapshot ?? null;
    },
    subscribe(listener) {
      let inner = select(source.snapshot);
      let stopInner = inner?.subscribe(listener);
      const stopOuter = source.subscribe(() => {
        const nextSelected = select(source.snapshot);
        if (nextSelected === inner) return;
        stopInner?.();
        inner = nextSelected;
        stopInner = inner?.subscribe(listener);
        listener();
      });
      return () => {
        stopInner?.();
        stopOuter();
      };
    },
  };
}

import { createAtom } from 'mobx';
import type { Observable } from '../../application/Snapshots.ts';

/** A use case's snapshot for MobX. Computations that read it run again when it changes. */
export interface Observed<Snapshot> {
  readonly snapshot: Snapshot;
  /** Calls `listener` after each change, until the returned function is called. Computations are up to date by then. */
  onChange(listener: () => void): () => void;
}

/** Makes a use case's snapshot observable by MobX. Subscribes only while a computation observes it. */
export function observed<Snapshot>(source: Observable<Snapshot>): Observed<Snapshot> {
  let stop = () => {};
  const atom = createAtom(
    'Observed',
    () => {
      stop = source.subscribe(() => atom.reportChanged());
    },
    () => stop(),
  );
  return {
    get snapshot() {
      atom.reportObserved();
      return source.snapshot;
    },
    onChange: (listener) =>
      source.subscribe(() => {
        atom.reportChanged();
        listener();
      }),
  };
}

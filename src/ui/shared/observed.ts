import { createAtom } from 'mobx';
import type { Observable } from '../../application/Snapshots.ts';

/** The snapshot of a use case; a MobX computation that reads it runs again when it changes. */
export interface Observed<Snapshot> {
  readonly snapshot: Snapshot;
  /** Calls `listener` after each change, when all computations see it, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** The bridge from a use case to MobX. Subscribes while something observes it; read elsewhere, it is just as fresh. */
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

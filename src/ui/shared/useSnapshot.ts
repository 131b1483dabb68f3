import { useSyncExternalStore } from 'react';
import type { Observable } from '../../application/Snapshots.ts';

/** The snapshot of a use case. Renders again when it changes. */
export function useSnapshot<Snapshot>(source: Observable<Snapshot>): Snapshot {
  return useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.snapshot,
  );
}

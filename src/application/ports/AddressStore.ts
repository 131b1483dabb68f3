import type { Observable } from '../Snapshots.ts';

/** Data stored with an entry of the browser's history, apart from the URL; survives a reload. */
export type HistoryEntryState = Readonly<Record<string, unknown>>;

/** The address of the app's main page. */
export interface Address {
  /** The query of the URL, without its question mark. */
  readonly query: string;
  readonly historyState: HistoryEntryState;
  /** Number of history steps so far, such as Back. If it has increased, the shopper stepped to this address. */
  readonly historyTravelCount: number;
}

/**
 * The only way to read and write the address. The snapshot shows a write at once, so that two consecutive writers do
 * not undo each other. While the app shows another page, or an entry of another shopper, the snapshot does not change
 * and writes are ignored.
 */
export interface AddressStore extends Observable<Address> {
  /** Adds a history entry with exactly this state. */
  push(query: URLSearchParams, historyState?: HistoryEntryState): void;
  /** Replaces the current history entry. Merges `historyState` into its state. */
  replace(query: URLSearchParams, historyState?: HistoryEntryState): void;
  /** Steps through the history; the snapshot may follow later. */
  go(steps: number): void;
}

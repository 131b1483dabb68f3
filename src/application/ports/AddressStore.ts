import type { Observable } from '../Snapshots.ts';

/** What is kept with an entry of the browser's history, apart from its URL; survives a reload. */
export type AddressNotes = Readonly<Record<string, unknown>>;

/** The address of the app's main page. */
export interface Address {
  /** The query of the URL, without its question mark. */
  readonly query: string;
  readonly notes: AddressNotes;
  /**
   * Counts the steps through the browser's history, such as Back: greater than before means that the shopper
   * stepped to this address.
   */
  readonly travels: number;
}

/**
 * The one way to read and write the address. A write shows in the snapshot at once, so that two writers in a row do
 * not undo each other. While another page is shown, or an entry of another shopper, the snapshot stays as it was and
 * writes are ignored.
 */
export interface AddressStore extends Observable<Address> {
  /** Adds an entry that has only these notes. */
  push(query: URLSearchParams, notes?: AddressNotes): void;
  /** Replaces the current entry; its notes stay, except for the given ones. */
  replace(query: URLSearchParams, notes?: AddressNotes): void;
  /** Steps through the history; the snapshot may follow later. */
  go(steps: number): void;
}

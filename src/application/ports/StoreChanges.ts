/**
 * Reports changes that other tabs make to the `KeyValueStore`. Without a contract suite: its only adapter wraps a
 * browser event.
 */
export interface StoreChanges {
  /** Calls `listener` with each key that changes, or with null when the store is cleared, until unsubscribed. */
  onChange(listener: (key: string | null) => void): () => void;
}

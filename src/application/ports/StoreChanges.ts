/**
 * Reports changes to the `KeyValueStore` by other tabs, but not by this tab.
 *
 * Without a contract suite: its one adapter wraps an event of the browser.
 */
export interface StoreChanges {
  /** Calls `listener` with the key that changed, null where everything was cleared, until unsubscribed. */
  onChange(listener: (key: string | null) => void): () => void;
}

/** Tells what another tab did to the `KeyValueStore`. What this tab writes is not told. */
export interface StoreChanges {
  /** Calls `listener` with the key that changed, null where everything was cleared, until unsubscribed. */
  onChange(listener: (key: string | null) => void): () => void;
}

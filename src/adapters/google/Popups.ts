/** A window that this page opened. */
export interface Popup {
  readonly closed: boolean;
  navigate(url: string): void;
  close(): void;
}

/** The windows of a browser, as far as the code flow needs them. */
export interface Popups {
  /** Opens an empty window of that size; null where the browser blocks it. Only within a gesture. */
  open(width: number, height: number): Popup | null;
  /** Calls `listener` with the query of the address that Google sent a window of ours back to, until unsubscribed. */
  onReturn(listener: (query: string) => void): () => void;
}

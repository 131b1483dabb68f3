/** A window that this page opened. */
export interface Popup {
  readonly isClosed: boolean;
  navigate(url: string): void;
  close(): void;
}

/** The browser windows that the code flow needs. */
export interface Popups {
  /**
   * Opens an empty window of the given size in pixels; null if the browser blocks it. Must be called in a user
   * gesture.
   */
  open(width: number, height: number): Popup | null;
  /** Calls `listener` with the query string of each provider callback to this app, until unsubscribed. */
  onReturn(listener: (query: string) => void): () => void;
}

/**
 * Without a contract suite: only browsers have one; the browser tests of sharing use it.
 */
export interface Clipboard {
  /** Rejects where the browser or the shopper forbids it. */
  writeText(text: string): Promise<void>;
}

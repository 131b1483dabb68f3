/**
 * The system clipboard. Without a contract suite, because only browsers have one; the browser tests of sharing cover
 * it.
 */
export interface Clipboard {
  /** Rejects if the browser or the shopper denies access to the clipboard. */
  writeText(text: string): Promise<void>;
}

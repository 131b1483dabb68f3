export interface Clipboard {
  /** Rejects where the browser or the shopper forbids it. */
  writeText(text: string): Promise<void>;
}

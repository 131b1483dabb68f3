/**
 * Logs failures that are not shown to the shopper (spec section 8, log-only behavior).
 *
 * Without a contract suite: nothing comes back from it.
 */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

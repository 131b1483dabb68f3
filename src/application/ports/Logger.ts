/**
 * Logs failures that are not shown to the shopper (spec section 8, log-only behavior). Without a contract suite,
 * because its methods return nothing.
 */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

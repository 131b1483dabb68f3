/** Where failures that the shopper is not shown go (spec section 8, log-only behaviour). */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

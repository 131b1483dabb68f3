/**
 * The server's time. Without a contract suite: `HttpClient` alone implements it, and its tests cover it.
 */
export interface ServerTime {
  /** When the server last answered, in milliseconds since the epoch by its clock; NaN if it does not say so. */
  readonly answeredAt: number;
}

/**
 * The features of PostgreSQL that the store needs, from the embedded engine or a server. JSON parameters are passed
 * as text (`$1::jsonb`), `text[]` as arrays. Timestamps are returned as `Date`.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** `request`: within a request's time limit. `none`: no limit, for migrations and imports. */
export type TimeLimit = 'request' | 'none';

/** Rejects with a `StoreUnavailableError` if the engine is temporarily unavailable. */
export interface Database extends Sql {
  /**
   * Commits the changes of `work`, or rolls them back if it rejects. Only statements run through `sql` belong to the
   * transaction.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, timeLimit?: TimeLimit): Promise<T>;
  close(): Promise<void>;
}

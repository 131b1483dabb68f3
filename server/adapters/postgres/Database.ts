/**
 * The subset of PostgreSQL that the store needs, over the embedded engine or a server. JSON parameters are passed as
 * text (`$1::jsonb`), `text[]` as arrays; timestamps are returned as `Date`.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** `prompt`: a request waits for the work. `unhurried`: a migration or an import, without a time limit. */
export type Pace = 'prompt' | 'unhurried';

/** Rejects with a `StoreUnavailableError` if the engine is temporarily unavailable. */
export interface Database extends Sql {
  /**
   * Commits the changes of `work`, or rolls them back if it rejects. Only statements run through `sql` belong to the
   * transaction.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, pace?: Pace): Promise<T>;
  close(): Promise<void>;
}

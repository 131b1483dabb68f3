/**
 * The little of PostgreSQL that the store needs, over the embedded engine or a server. JSON parameters
 * are passed as text (`$1::jsonb`); `text[]` as arrays; timestamps come back as `Date`.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Whether somebody waits for the work, or it takes the time that it takes: a migration, an import. */
export type Pace = 'prompt' | 'unhurried';

/** Rejects with a `StoreUnavailableError` where the engine cannot be had at the moment. */
export interface Database extends Sql {
  /** Commits what `work` did, or, when it rejects, none of it. Only `sql` belongs to the transaction. */
  transaction<T>(work: (sql: Sql) => Promise<T>, pace?: Pace): Promise<T>;
  close(): Promise<void>;
}

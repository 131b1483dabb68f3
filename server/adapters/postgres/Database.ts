/**
 * The little of PostgreSQL that the store needs, over the embedded engine or a server. JSON parameters
 * are passed as text (`$1::jsonb`); `text[]` as arrays; timestamps come back as `Date`.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Sql {
  /** Commits what `work` did, or, when it rejects, none of it. Only `sql` belongs to the transaction. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

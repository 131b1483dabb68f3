/**
 * Logs what the shopper does not see: failures, and what jobs did. Never receives texts of shoppers.
 *
 * Without a contract suite: nothing comes back from it.
 */
export interface Log {
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** Also logs what a job did. */
export interface JobLog extends Log {
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

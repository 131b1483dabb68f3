/**
 * Logs failures and the work of jobs. Never receives texts of shoppers. Without a contract suite: its methods return
 * nothing to check.
 */
export interface Log {
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}

export interface JobLog extends Log {
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

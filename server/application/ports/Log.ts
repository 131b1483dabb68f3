/**
 * Logs failures that the shopper does not see. Never receives texts of shoppers.
 *
 * Without a contract suite: nothing comes back from it.
 */
export interface Log {
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}

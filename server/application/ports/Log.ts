/**
 * What goes wrong without the shopper noticing. Never gets what shoppers wrote.
 *
 * Without a contract suite: nothing comes back from it.
 */
export interface Log {
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** Logs failures that the shopper does not see. Never receives texts of shoppers. */
export interface Log {
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}

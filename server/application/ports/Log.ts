/** What goes wrong without the shopper noticing. Never gets what shoppers wrote. */
export interface Log {
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}

/**
 * The result of one bounded step of a removal that walks over all records.
 *
 * Without a contract suite: other ports return it.
 */
export interface RemovalStep {
  readonly removedCount: number;
  /** The `after` of the next step; null if all records were visited. */
  readonly next: string | null;
}

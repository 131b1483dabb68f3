/**
 * The result of one bounded step of a removal that walks over all records. Needs no contract suite, because it is the
 * answer of other ports.
 */
export interface RemovalStep {
  readonly removedCount: number;
  /** The `after` of the next step; null if all records were visited. */
  readonly next: string | null;
}

/** The result of one step of a removal that visits all records. Without a contract suite: other ports return it. */
export interface RemovalStep {
  readonly removedCount: number;
  /** The value of `after` for the next step; null after the last step. */
  readonly next: string | null;
}

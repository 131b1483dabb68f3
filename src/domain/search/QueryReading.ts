/** How the words of a query were read, beside the filters that they set. */
export interface QueryReading {
  /** What was understood, each as a chip that can be taken off: 'linen', 'summer wedding', 'not double breasted'. */
  readonly understood: readonly string[];
  /** Words that change nothing, because no piece here is described by them. */
  readonly unused: readonly string[];
  /** What was understood and has been taken off. */
  readonly removed: readonly string[];
}

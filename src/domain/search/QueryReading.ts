/** How the words of a query were read, beside the filters that they set. */
export interface QueryReading {
  /** What was understood, each as a removable chip: 'linen', 'summer wedding', 'not double breasted'. */
  readonly understood: readonly string[];
  /** Words without effect, because they describe no piece of the catalogue. */
  readonly unused: readonly string[];
  /** The understood words that the shopper removed. */
  readonly removed: readonly string[];
}

/** How the words of a query were interpreted, apart from filters. */
export interface QueryReading {
  /** The understood words, each shown as a removable chip: 'linen', 'summer wedding', 'not double breasted'. */
  readonly understood: readonly string[];
  /** The words that match nothing in the catalogue. */
  readonly unused: readonly string[];
  /** The understood words that the shopper removed. */
  readonly removed: readonly string[];
}

/** How the words of a query were interpreted, apart from the filters that they set. */
export interface QueryReading {
  /** The understood words, each shown as a removable chip: 'linen', 'summer wedding', 'not double breasted'. */
  readonly understood: readonly string[];
  /** Words without effect, because they match nothing in the catalogue. */
  readonly unused: readonly string[];
  /** The understood words that the shopper removed. */
  readonly removed: readonly string[];
}

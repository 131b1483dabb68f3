/** Splits a list of results: the first pieces match all words of the query, the others only some. */
export interface Divider {
  /** Number of pieces before the divider, in order of relevance; 0 if no piece matches all words. */
  readonly exactCount: number;
  /** The heading above the divider: '1 linen dress', or 'No linen dress here' if there is none. */
  readonly exact: string;
  /** The heading below the divider: 'Other dresses, not linen'. */
  readonly rest: string;
}

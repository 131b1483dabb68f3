/** Splits a list of results into pieces that match all words of the query and pieces that match only some. */
export interface Divider {
  /** The number of pieces before the divider; 0 if no piece matches all words. */
  readonly exactCount: number;
  /** The heading above the divider: '1 linen dress', or 'No linen dress here'. */
  readonly exact: string;
  /** The heading below the divider: 'Other dresses, not linen'. */
  readonly rest: string;
}

/** Divides a list of results: the first pieces have all that was asked for in words, the others lack some of it. */
export interface Divider {
  /** Number of pieces before the divider, in the order of relevance; 0 if no piece has all of it. */
  readonly exactCount: number;
  /** Names the pieces before the divider: '1 linen dress'; 'No linen dress here' if there is none. */
  readonly exact: string;
  /** The heading of the pieces after it: 'Other dresses, not linen'. */
  readonly rest: string;
}

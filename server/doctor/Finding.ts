/** The result of checking one part of a data folder. */
export interface Finding {
  readonly part: string;
  readonly isIntact: boolean;
  /** A sentence with the amount of data or the problem. */
  readonly verdict: string;
  /** How to repair the part, if it is damaged. */
  readonly remedy?: string;
}

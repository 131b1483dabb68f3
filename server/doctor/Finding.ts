/** The result of checking one part of a data folder. */
export interface Finding {
  readonly part: string;
  readonly isWhole: boolean;
  /** One sentence: the amount of data, or the problem. */
  readonly says: string;
  /** How to repair it, if it is damaged. */
  readonly remedy?: string;
}

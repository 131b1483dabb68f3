/** What the doctor found of one part of a data folder. */
export interface Finding {
  readonly part: string;
  readonly isWhole: boolean;
  /** A sentence: how much is there, or what is wrong. */
  readonly says: string;
  /** What to do where it is not whole. */
  readonly remedy?: string;
}

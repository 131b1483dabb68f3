/** The result of checking one part of a data folder. */
export interface Finding {
  readonly part: string;
  readonly isWhole: boolean;
  /** One sentence: how much is there, or what is wrong. */
  readonly says: string;
  /** How to repair it, if it is damaged. */
  readonly remedy?: string;
}

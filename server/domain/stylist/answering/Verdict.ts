/** A question of yes or no about a piece, answered from its facts; `null`: they do not say. */
export interface Verdict {
  readonly holds: boolean | null;
  /** A whole sentence that holds, or '' where nothing is known. */
  readonly fact: string;
}

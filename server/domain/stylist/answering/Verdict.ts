/** The answer to a yes-or-no question about a piece. `holds` is null if the facts do not tell. */
export interface Verdict {
  readonly holds: boolean | null;
  /** A full sentence for the answer; '' if nothing is known. */
  readonly fact: string;
}

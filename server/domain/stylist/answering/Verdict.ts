/** The answer to a yes-or-no question about a piece. `holds` is null if the catalogue does not tell. */
export interface Verdict {
  readonly holds: boolean | null;
  /** The answer as a full sentence; '' if nothing is known. */
  readonly fact: string;
}

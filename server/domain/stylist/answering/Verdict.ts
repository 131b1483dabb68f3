/** The answer to a yes-or-no question about a piece; `holds` is null if its facts do not say. */
export interface Verdict {
  readonly holds: boolean | null;
  /** A full sentence with the fact; '' if nothing is known. */
  readonly fact: string;
}

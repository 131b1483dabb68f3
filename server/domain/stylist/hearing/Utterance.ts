import { removeAccents } from '../../language/text/tokens.ts';

/** Maximum number of characters that are read. */
const MAX_CHARACTERS = 4_000;

/**
 * The words of a message while they are being read. Words that were understood are removed, and the remaining words
 * are read as a wish.
 */
export class Utterance {
  /** All words in lower case, without accents and apostrophes. */
  readonly whole: string;
  #rest: string;

  constructor(message: string) {
    this.whole = removeAccents(message.slice(0, MAX_CHARACTERS)).replace(/\s+/gu, ' ').trim();
    this.#rest = this.whole;
  }

  get rest(): string {
    return this.#rest;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  /**
   * Removes the first match and returns its groups. Leaves a comma in its place, so that the words around it are not
   * joined.
   */
  take(pattern: RegExp): readonly string[] | null {
    const match = pattern.exec(this.#rest);
    if (!match) return null;
    this.#rest = `${this.#rest.slice(0, match.index)} , ${this.#rest.slice(match.index + match[0].length)}`;
    return match.map((group) => group ?? '');
  }

  /** Removes the characters from `start` up to `end`. */
  cut(start: number, end: number): void {
    this.#rest = `${this.#rest.slice(0, start)} , ${this.#rest.slice(end)}`;
  }

  /** Replaces a match with words that the search knows. */
  reword(pattern: RegExp, words: string): void {
    this.#rest = this.#rest.replace(pattern, words);
  }

  /** Replaces a match with words that depend on its groups. If `words` returns null, nothing is replaced. */
  rewordWith(pattern: RegExp, words: (...groups: readonly (string | undefined)[]) => string | null): void {
    this.#rest = this.#rest.replace(
      pattern,
      (match: string, ...groups: unknown[]) =>
        words(...groups.map((group) => (typeof group === 'string' ? group : undefined)).slice(0, -1)) ?? match,
    );
  }
}

import { removeAccents } from '../../language/text/tokens.ts';

/** More than this says nothing new; the rest is not listened to. In characters. */
const LONGEST = 4_000;

/** What was said, while it is listened to: what has been understood is taken out, the rest is read as a wish. */
export class Utterance {
  /** As said, in small letters, without accents and apostrophes. */
  readonly whole: string;
  #rest: string;

  constructor(said: string) {
    this.whole = removeAccents(said.slice(0, LONGEST)).replace(/\s+/gu, ' ').trim();
    this.#rest = this.whole;
  }

  get rest(): string {
    return this.#rest;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  /** Takes the first match out and returns its groups; a comma stays, so that its neighbours do not join. */
  take(pattern: RegExp): readonly string[] | null {
    const match = pattern.exec(this.#rest);
    if (!match) return null;
    this.#rest = `${this.#rest.slice(0, match.index)} , ${this.#rest.slice(match.index + match[0].length)}`;
    return match.map((group) => group ?? '');
  }

  /** Takes out what stands from one character up to another. */
  cut(from: number, to: number): void {
    this.#rest = `${this.#rest.slice(0, from)} , ${this.#rest.slice(to)}`;
  }

  /** Puts other words in the place of some, where search's language says it otherwise. */
  reword(pattern: RegExp, words: string): void {
    this.#rest = this.#rest.replace(pattern, words);
  }

  /** The same, where what stands there decides: `words` gets the groups; null leaves it as it is. */
  rewordWith(pattern: RegExp, words: (...groups: readonly (string | undefined)[]) => string | null): void {
    this.#rest = this.#rest.replace(
      pattern,
      (whole: string, ...found: unknown[]) =>
        words(...found.map((group) => (typeof group === 'string' ? group : undefined)).slice(0, -1)) ?? whole,
    );
  }
}

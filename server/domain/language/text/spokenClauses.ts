import { removeAccents } from './tokens.ts';

/** Maximum number of characters that are read. */
const MAX_CHARACTERS = 4_000;
const BREAK_PATTERN = /[.,;:!?()"“”…\n–—]+|\s-+\s|\s(?:but|because|cos|cause|since|although|though)\s/u;
const WORD_PATTERN = /[\p{L}\p{N}]+/gu;

/**
 * Splits a message at punctuation marks. Returns the words of each part in lower case, without accents and
 * apostrophes.
 */
export function splitSpokenClauses(message: string): readonly (readonly string[])[] {
  return removeAccents(message.slice(0, MAX_CHARACTERS).replace(/['’]s\b/giu, ' s'))
    .replace(/(\d)[.,](?=\d)/gu, '$1')
    .split(BREAK_PATTERN)
    .map((clause) => clause.match(WORD_PATTERN) ?? [])
    .filter((words) => words.length > 0);
}

/** Phrases with values, stored by their first word so that a lookup takes constant time. */
export class PhraseTable<Value> {
  readonly #entries = new Map<string, { readonly words: readonly string[]; readonly value: Value }[]>();

  /** `phrases` are separated by commas. */
  add(phrases: string, value: Value): this {
    for (const phrase of phrases.split(',')) {
      const words = phrase.trim().split(' ');
      const [firstWord = ''] = words;
      this.#entries.set(
        firstWord,
        [...(this.#entries.get(firstWord) ?? []), { words, value }].sort((a, b) => b.words.length - a.words.length),
      );
    }
    return this;
  }

  /** Returns the value and the length of the longest phrase at a position; null if no phrase starts there. */
  findAt(words: readonly string[], position: number): { readonly value: Value; readonly length: number } | null {
    const foundEntry = this.#entries
      .get(words[position] ?? '')
      ?.find((entry) => entry.words.every((word, offset) => words[position + offset] === word));
    return foundEntry === undefined ? null : { value: foundEntry.value, length: foundEntry.words.length };
  }

  /** Lists the values of all phrases in the words. */
  listIn(words: readonly string[]): readonly Value[] {
    return words.flatMap((_, position) => this.findAt(words, position)?.value ?? []);
  }

  occursIn(words: readonly string[]): boolean {
    return words.some((_, position) => this.findAt(words, position) !== null);
  }
}

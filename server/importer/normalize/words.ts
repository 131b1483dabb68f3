import { anyOf } from '../../domain/language/text/anyOf.ts';

/** Matches garment words that German, Swedish and Dutch join to other words: Herrenhemd, Leinenhose, vinterjacka. */
const COMPOUND_PATTERN = new RegExp(
  '^(.{3,})(' +
    anyOf(
      'hemd|hemden|hose|hosen|kleid|kleider|jacke|jacken|mantel|bluse|blusen|pullover|schuhe|stiefel',
      'tasche|taschen|weste|klanning|klanningar|byxa|byxor|troja|trojor|jacka|jackor|skjorta|skjortor',
      'kjol|kjolar|skor|vaska|broek|jurk',
    ) +
    ')$',
);

/** The words of recent texts, because several attributes are read from the same text. */
const cachedWords = new Map<string, readonly string[]>();
const MAX_CACHED_TEXTS = 200;

/**
 * Splits a text into words in lower case, without accents and punctuation: "Men's T-Shirt, weiß" becomes mens, t,
 * shirt, weiss.
 */
export function splitIntoWords(text: string): readonly string[] {
  const cachedResult = cachedWords.get(text);
  if (cachedResult !== undefined) return cachedResult;
  if (cachedWords.size >= MAX_CACHED_TEXTS) cachedWords.clear();
  const words = splitWords(foldLetters(text).toLowerCase());
  cachedWords.set(text, words);
  return words;
}

function foldLetters(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text.replace(/ß/g, 'ss').replace(/[øØ]/g, 'o').replace(/[æÆ]/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

function splitWords(text: string): readonly string[] {
  const words = text.replace(/['’`´]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some(isCompound)
    ? words.flatMap((word) => (isCompound(word) ? COMPOUND_PATTERN.exec(word)!.slice(1) : word))
    : words;
}

function isCompound(word: string): boolean {
  return word.length > 6 && COMPOUND_PATTERN.test(word);
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** Index of the first word. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds known phrases in a text from left to right, in singular or plural. At each position, the longest phrase
 * counts.
 */
export class PhraseBook<T> {
  private readonly phrasesByFirstWord = new Map<string, { readonly words: readonly string[]; readonly value: T }[]>();

  constructor(entries: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of entries) this.add(splitIntoWords(phrase), value);
    for (const phrases of this.phrasesByFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  private add(words: readonly string[], value: T): void {
    const firstWord = words[0];
    if (firstWord === undefined) return;
    const knownPhrases = this.phrasesByFirstWord.get(firstWord);
    if (knownPhrases === undefined) this.phrasesByFirstWord.set(firstWord, [{ words, value }]);
    else if (!knownPhrases.some((entry) => entry.words.join(' ') === words.join(' ')))
      knownPhrases.push({ words, value });
  }

  findMatches(words: readonly string[]): readonly PhraseMatch<T>[] {
    const matches: PhraseMatch<T>[] = [];
    for (let index = 0; index < words.length; ) {
      const match = this.findMatchAt(words, index);
      if (match !== null) matches.push(match);
      index = match?.end ?? index + 1;
    }
    return matches;
  }

  /**
   * Finds phrases, and extends each match to the longest phrase with the same end: in 'denim shirt dress', 'denim
   * shirt' becomes 'shirt dress'.
   */
  findWidened(words: readonly string[]): readonly PhraseMatch<T>[] {
    return this.findMatches(words).map((match) => {
      for (let start = 0; start < match.start; start++) {
        const widerMatch = this.findMatchAt(words, start, match.end);
        if (widerMatch !== null) return widerMatch;
      }
      return match;
    });
  }

  /** Returns the values of all phrases in a text, in order, without duplicates. */
  findValues(text: string): readonly T[] {
    return [...new Set(this.findMatches(splitIntoWords(text)).map((match) => match.value))];
  }

  /** Finds the longest phrase at a position; with `end`, only a phrase that ends there. */
  private findMatchAt(words: readonly string[], index: number, end?: number): PhraseMatch<T> | null {
    for (const form of listSingularForms(words[index]!)) {
      const entry = this.phrasesByFirstWord
        .get(form)
        ?.find(
          (phrase) =>
            (end === undefined || index + phrase.words.length === end) &&
            phrase.words.every((word, offset) => offset === 0 || isFormOf(words[index + offset], word)),
        );
      if (entry !== undefined) return { value: entry.value, start: index, end: index + entry.words.length };
    }
    return null;
  }
}

function isFormOf(word: string | undefined, knownWord: string): boolean {
  return word !== undefined && (word === knownWord || listSingularForms(word).includes(knownWord));
}

/** Lists the word and its possible singulars. */
function listSingularForms(word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

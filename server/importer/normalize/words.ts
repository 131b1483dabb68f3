import { anyOf } from '../../domain/language/text/anyOf.ts';

/** Garment words that German, Swedish and Dutch join to other words: Herrenhemd, Leinenhose, vinterjacka. */
const COMPOUND_PATTERN = new RegExp(
  '^(.{3,})(' +
    anyOf(
      'hemd|hemden|hose|hosen|kleid|kleider|jacke|jacken|mantel|bluse|blusen|pullover|schuhe|stiefel',
      'tasche|taschen|weste|klanning|klanningar|byxa|byxor|troja|trojor|jacka|jackor|skjorta|skjortor',
      'kjol|kjolar|skor|vaska|broek|jurk',
    ) +
    ')$',
);

/** Caches the words of recent texts, since every attribute of a product is read from the same few. */
const cachedWords = new Map<string, readonly string[]>();
const MAX_CACHED_TEXTS = 200;

/** Splits into words without case, accents and punctuation: "Men's T-Shirt, weiß" becomes mens, t, shirt, weiss. */
export function wordsOf(text: string): readonly string[] {
  const known = cachedWords.get(text);
  if (known !== undefined) return known;
  if (cachedWords.size >= MAX_CACHED_TEXTS) cachedWords.clear();
  const words = splitWords(folded(text).toLowerCase());
  cachedWords.set(text, words);
  return words;
}

function folded(text: string): string {
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
  /** Index of the first word, and of the word after the last. */
  readonly start: number;
  readonly end: number;
}

/** Finds known phrases in a text: the longest at each position, left to right, singular or plural. */
export class PhraseBook<T> {
  private readonly byFirstWord = new Map<string, { readonly words: readonly string[]; readonly value: T }[]>();

  constructor(entries: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of entries) this.add(wordsOf(phrase), value);
    for (const phrases of this.byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  private add(words: readonly string[], value: T): void {
    const head = words[0];
    if (head === undefined) return;
    const known = this.byFirstWord.get(head);
    if (known === undefined) this.byFirstWord.set(head, [{ words, value }]);
    else if (!known.some((entry) => entry.words.join(' ') === words.join(' '))) known.push({ words, value });
  }

  find(words: readonly string[]): readonly PhraseMatch<T>[] {
    const matches: PhraseMatch<T>[] = [];
    for (let at = 0; at < words.length; ) {
      const match = this.matchAt(words, at);
      if (match !== null) matches.push(match);
      at = match?.end ?? at + 1;
    }
    return matches;
  }

  /**
   * Also extends each match to the longest phrase with the same end: in 'denim shirt dress', 'denim shirt' is
   * matched first, but the garment is a 'shirt dress'.
   */
  findWidened(words: readonly string[]): readonly PhraseMatch<T>[] {
    return this.find(words).map((match) => {
      for (let start = 0; start < match.start; start++) {
        const wider = this.matchAt(words, start, match.end);
        if (wider !== null) return wider;
      }
      return match;
    });
  }

  /** The values of a text in order, without duplicates. */
  valuesIn(text: string): readonly T[] {
    return [...new Set(this.find(wordsOf(text)).map((match) => match.value))];
  }

  /** The longest phrase that begins at `at`, and ends at `end` if given. */
  private matchAt(words: readonly string[], at: number, end?: number): PhraseMatch<T> | null {
    for (const form of singulars(words[at]!)) {
      const entry = this.byFirstWord
        .get(form)
        ?.find(
          (one) =>
            (end === undefined || at + one.words.length === end) &&
            one.words.every((word, offset) => offset === 0 || isWord(words[at + offset], word)),
        );
      if (entry !== undefined) return { value: entry.value, start: at, end: at + entry.words.length };
    }
    return null;
  }
}

function isWord(given: string | undefined, known: string): boolean {
  return given !== undefined && (given === known || singulars(given).includes(known));
}

/** The word itself, then its possible singulars. */
function singulars(word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

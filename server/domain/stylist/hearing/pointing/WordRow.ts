import type { Span } from '../../../language/lexicon/Lexicon.ts';

/** A word or punctuation mark, with its position in the text. */
export interface PlacedWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const WORD_PATTERN = /[a-z0-9]+(?:-[a-z0-9]+)*|[^\sa-z0-9]/gu;
const MARK_PATTERN = /^[^a-z0-9#]/u;

/** The words and punctuation marks of a text in lower case. */
export function splitIntoWords(text: string): readonly PlacedWord[] {
  return Array.from(text.matchAll(WORD_PATTERN), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
}

/** The words of a text in lower case, with its phrases of the lexicon. */
export class WordRow {
  readonly words: readonly PlacedWord[];
  readonly #spans = new Map<number, Span>();

  constructor(text: string, findSpans: (words: readonly string[]) => readonly Span[]) {
    this.words = splitIntoWords(text);
    for (const span of findSpans(this.words.map((word) => word.text))) this.#spans.set(span.from, span);
  }

  /** Returns the word at an index; '' for a punctuation mark or after the end. */
  wordAt(index: number): string {
    const word = this.words[index]?.text ?? '';
    return MARK_PATTERN.test(word) ? '' : word;
  }

  isEnd(index: number): boolean {
    return this.wordAt(index) === '';
  }

  findSpanAt(index: number): Span | undefined {
    return this.#spans.get(index);
  }

  /** Returns the number of words of the longest phrase that begins at an index; 0 if none begins there. */
  findLongestLength(phrases: readonly (readonly string[])[], index: number): number {
    const foundPhrases = phrases.filter((phrase) =>
      phrase.every((word, offset) => this.wordAt(index + offset) === word),
    );
    return Math.max(0, ...foundPhrases.map(({ length }) => length));
  }
}

/** Splits a list with commas ('next to, beside') into phrases of words. */
export function splitPhrases(list: string): readonly (readonly string[])[] {
  return list.split(', ').map((phrase) => phrase.split(' '));
}

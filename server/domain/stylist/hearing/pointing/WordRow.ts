import type { Span } from '../../../language/lexicon/Lexicon.ts';

/** A word or a mark, and its place in the characters of the text. */
export interface PlacedWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[a-z0-9]+(?:-[a-z0-9]+)*|[^\sa-z0-9]/gu;
const MARK = /^[^a-z0-9#]/u;

/** The words and marks of a text in small letters. */
export function splitIntoWords(text: string): readonly PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
}

/** The words of a text that is in small letters, with the phrases that the lexicon finds among them. */
export class WordRow {
  readonly words: readonly PlacedWord[];
  readonly #spans = new Map<number, Span>();

  constructor(text: string, findSpans: (words: readonly string[]) => readonly Span[]) {
    this.words = splitIntoWords(text);
    for (const span of findSpans(this.words.map((word) => word.text))) this.#spans.set(span.from, span);
  }

  /** The word at a place; '' beyond the end and for a mark. */
  at(index: number): string {
    const word = this.words[index]?.text ?? '';
    return MARK.test(word) ? '' : word;
  }

  isEnd(index: number): boolean {
    return this.at(index) === '';
  }

  spanAt(index: number): Span | undefined {
    return this.#spans.get(index);
  }

  /** The number of words of the longest of these phrases that begins at a place; 0 for none. */
  lengthOf(phrases: readonly (readonly string[])[], index: number): number {
    const found = phrases.filter((phrase) => phrase.every((word, offset) => this.at(index + offset) === word));
    return Math.max(0, ...found.map(({ length }) => length));
  }
}

/** 'next to, beside' as phrases of words. */
export function phrasesOf(list: string): readonly (readonly string[])[] {
  return list.split(', ').map((phrase) => phrase.split(' '));
}

import type { Lexicon, Span } from '../../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../../language/text/tokens.ts';
import { GENERAL_NOUNS, JOINING_WORDS, MODIFIER_WORDS, OPENERS } from './bindingWords.ts';

/** The words of a clause, and its phrases about clothes. */
export class Phrases {
  readonly #said: string;
  readonly words: readonly string[];
  readonly spans: readonly Span[];
  /** The index of the first word after opening words such as 'and'. */
  readonly start: number;

  constructor(clause: string, lexicon: Lexicon) {
    this.#said = clause;
    this.words = tokenize(clause).map(({ text }) => text);
    this.spans = lexicon.findPhrases(this.words);
    this.start = Math.max(
      0,
      this.words.findIndex((word) => !OPENERS.has(word)),
    );
  }

  /** Returns the text with a comma in place of each removed word. */
  replaceLost(isLost: (span: Span) => boolean, isLostAt: (index: number) => boolean): string {
    const lostSpans = this.spans.filter(isLost);
    const isUnboundAt = (index: number): boolean =>
      lostSpans.some(({ from, to }) => from <= index && index < to) || isLostAt(index);
    if (!this.words.some((_word, position) => isUnboundAt(position))) return this.#said;
    return this.words.map((word, position) => (isUnboundAt(position) ? ',' : word)).join(' ');
  }

  findHeadAfter(start: number): number | null {
    for (let position = start; position < this.words.length; ) {
      const span = this.findSpanAt(position);
      if (GENERAL_NOUNS.has(this.words[position]!) || this.findKindAt(position)) return position;
      if (!span && !JOINING_WORDS.has(this.words[position]!)) return null;
      position = span?.to ?? position + 1;
    }
    return null;
  }

  /** Returns the index before the articles, adjectives and conjunctions that end at `start`. */
  skipBack(start: number): number {
    let index = start;
    while (index >= 0) {
      const span = this.findSpanEndingAt(index + 1);
      const isLook = span?.concepts.every(({ facet }) => facet !== 'kind') ?? false;
      if (span && isLook) index = span.from - 1;
      else if (MODIFIER_WORDS.has(this.words[index]!) || (JOINING_WORDS.has(this.words[index]!) && index > 0)) index--;
      else break;
    }
    return index;
  }

  findSpanAt(index: number): Span | undefined {
    return this.spans.find(({ from }) => from === index);
  }

  findSpanEndingAt(end: number): Span | undefined {
    return this.spans.find(({ to }) => to === end);
  }

  findKindAt(index: number): Span | undefined {
    const span = this.findSpanAt(index);
    return span?.concepts.some(({ facet }) => facet === 'kind') ? span : undefined;
  }
}

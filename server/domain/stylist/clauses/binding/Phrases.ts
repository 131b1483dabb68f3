import type { Lexicon, Span } from '../../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../../language/text/tokens.ts';
import { HEADS, JOINTS, MODIFIERS, OPENERS } from './bindingWords.ts';

/** The words of a clause, and its phrases about clothes. */
export class Phrases {
  readonly #said: string;
  readonly words: readonly string[];
  readonly spans: readonly Span[];
  /** The index of the first word after opening words such as 'and'. */
  readonly start: number;

  constructor(said: string, lexicon: Lexicon) {
    this.#said = said;
    this.words = tokenize(said).map(({ text }) => text);
    this.spans = lexicon.findPhrases(this.words);
    this.start = Math.max(
      0,
      this.words.findIndex((word) => !OPENERS.has(word)),
    );
  }

  /** Returns the text with a comma in place of each removed word. */
  without(isLost: (span: Span) => boolean, isLostAt: (at: number) => boolean): string {
    const lost = this.spans.filter(isLost);
    const isUnbound = (at: number): boolean => lost.some(({ from, to }) => from <= at && at < to) || isLostAt(at);
    if (!this.words.some((_word, at) => isUnbound(at))) return this.#said;
    return this.words.map((word, at) => (isUnbound(at) ? ',' : word)).join(' ');
  }

  headAfter(from: number): number | null {
    for (let at = from; at < this.words.length; ) {
      const span = this.spanAt(at);
      if (HEADS.has(this.words[at]!) || this.kindAt(at)) return at;
      if (!span && !JOINTS.has(this.words[at]!)) return null;
      at = span?.to ?? at + 1;
    }
    return null;
  }

  /** Returns the index before the articles, adjectives and conjunctions that end at `from`. */
  skipBack(from: number): number {
    let at = from;
    while (at >= 0) {
      const span = this.spanEndingAt(at + 1);
      const isLook = span?.concepts.every(({ facet }) => facet !== 'kind') ?? false;
      if (span && isLook) at = span.from - 1;
      else if (MODIFIERS.has(this.words[at]!) || (JOINTS.has(this.words[at]!) && at > 0)) at--;
      else break;
    }
    return at;
  }

  spanAt(at: number): Span | undefined {
    return this.spans.find(({ from }) => from === at);
  }

  spanEndingAt(end: number): Span | undefined {
    return this.spans.find(({ to }) => to === end);
  }

  kindAt(at: number): Span | undefined {
    const span = this.spanAt(at);
    return span?.concepts.some(({ facet }) => facet === 'kind') ? span : undefined;
  }
}

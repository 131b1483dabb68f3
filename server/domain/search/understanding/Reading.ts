import type { Concept } from '../../language/lexicon/Concept.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import type { Token } from '../../language/text/tokens.ts';

/**
 * The role of a phrase in a query. `context`: accompanies the wanted garment ('to wear with jeans'); `modifier`: a
 * garment word that describes the next one ('polo dress'); `spared`: a garment of which only some are excluded ('no
 * skinny jeans'); `dropped`: has no effect; `removed`: the shopper removed the phrase from the search.
 */
export type Role = 'wanted' | 'refused' | 'disliked' | 'context' | 'modifier' | 'spared' | 'dropped' | 'removed';

/** The positions of words in a query. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Replaces words that cannot be part of a phrase: punctuation and words that were already read. */
const PHRASE_BARRIER = '\u0000';

/** A query that is being parsed: its words, its phrases, and which words were already read ('consumed'). */
export class Reading {
  readonly tokens: readonly Token[];
  readonly #usedFlags: boolean[];
  readonly #roleBySpan = new Map<Span, Role>();
  readonly #ignoredWords: string[] = [];
  #spans: readonly Span[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.#usedFlags = tokens.map(() => false);
  }

  /** Returns the word at a position; '' for punctuation, number signs and positions outside the query. */
  word(index: number): string {
    const token = this.tokens[index];
    return token && (token.kind === 'word' || token.kind === 'number') ? token.text : '';
  }

  isBreak(index: number): boolean {
    const token = this.tokens[index];
    return token === undefined || token.kind === 'break';
  }

  markUsed(start: number, end: number): void {
    this.#usedFlags.fill(true, Math.max(0, start), end);
  }

  isUsed(index: number): boolean {
    return this.#usedFlags[index] === true;
  }

  /** Marks words as used that had no effect, so that the shopper is told. */
  ignore(start: number, end: number): void {
    for (let index = start; index < end; index++)
      if (this.word(index) !== '') this.#ignoredWords.push(this.word(index));
    this.markUsed(start, end);
  }

  get ignoredWords(): readonly string[] {
    return this.#ignoredWords;
  }

  /** Whether the words from a position on are `words`. */
  hasWordsAt(position: number, words: readonly string[]): boolean {
    return words.every((word, index) => this.word(position + index) === word);
  }

  findConcepts(lexicon: Lexicon): void {
    const words = this.tokens.map((_, position) =>
      this.isUsed(position) || this.word(position) === '' ? PHRASE_BARRIER : this.word(position),
    );
    this.#spans = lexicon.findPhrasesJoiningWords(words);
    for (const span of this.#spans) this.#roleBySpan.set(span, 'wanted');
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }

  /** Removes words and phrases from the query. */
  remove(ranges: readonly WordRange[]): void {
    for (const { from, to } of ranges) {
      this.markUsed(from, to);
      for (const span of this.#spans) if (span.from < to && from < span.to) this.assignRole(span, 'removed');
    }
  }

  /** Marks words and the phrases within them as descriptions of other words, so that they have no effect. */
  drop(start: number, end: number): void {
    this.markUsed(start, end);
    for (const span of this.#spans) if (span.from >= start && span.to <= end) this.assignRole(span, 'dropped');
  }

  findSpanAt(index: number): Span | undefined {
    return this.#spans.find((span) => span.from <= index && index < span.to);
  }

  getRole(span: Span): Role {
    return this.#roleBySpan.get(span) ?? 'wanted';
  }

  assignRole(span: Span, role: Role): void {
    this.#roleBySpan.set(span, role);
  }

  findSpansWithRole(role: Role): Span[] {
    return this.#spans.filter((span) => this.getRole(span) === role);
  }
}

/** Returns the concepts of a phrase that have one of the facets. */
export function listConceptsOfFacet(span: Span, ...facets: readonly Concept['facet'][]): Concept[] {
  return span.concepts.filter(({ facet }) => facets.includes(facet));
}

export function isKind(span: Span): boolean {
  return listConceptsOfFacet(span, 'kind').length > 0;
}

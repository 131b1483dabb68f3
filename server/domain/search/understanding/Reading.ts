import type { Concept } from '../lexicon/Concept.ts';
import type { Lexicon, Span } from '../lexicon/Lexicon.ts';
import type { Token } from '../text/tokens.ts';

/**
 * What a phrase is to the shopper. `context`: what the garment goes with; `modifier`: a garment's name that
 * describes the next ('polo dress'); `spared`: a garment of which only
 * some are refused ('no skinny jeans'); `dropped`: said, but asking for nothing.
 */
export type Role = 'wanted' | 'refused' | 'disliked' | 'context' | 'modifier' | 'spared' | 'dropped';

/** Stands where words may not be joined into a phrase: punctuation and words already understood. */
const BARRIER = '\u0000';

/** A query while it is being understood: its tokens, what has been used up, and the phrases found. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly #used: boolean[];
  readonly #roles = new Map<Span, Role>();
  #spans: readonly Span[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.#used = tokens.map(() => false);
  }

  /** The word at a place; empty for punctuation, numbers' signs and beyond the ends. */
  word(at: number): string {
    const token = this.tokens[at];
    return token && (token.kind === 'word' || token.kind === 'number') ? token.text : '';
  }

  isBreak(at: number): boolean {
    const token = this.tokens[at];
    return token === undefined || token.kind === 'break';
  }

  use(from: number, to: number): void {
    this.#used.fill(true, Math.max(0, from), to);
  }

  isUsed(at: number): boolean {
    return this.#used[at] === true;
  }

  /** Whether the words from `at` on are these. */
  says(at: number, words: readonly string[]): boolean {
    return words.every((word, index) => this.word(at + index) === word);
  }

  findConcepts(lexicon: Lexicon): void {
    const words = this.tokens.map((_, at) => (this.isUsed(at) || this.word(at) === '' ? BARRIER : this.word(at)));
    this.#spans = lexicon.scanJoining(words);
    for (const span of this.#spans) this.#roles.set(span, 'wanted');
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }

  spanAt(at: number): Span | undefined {
    return this.#spans.find((span) => span.from <= at && at < span.to);
  }

  roleOf(span: Span): Role {
    return this.#roles.get(span) ?? 'wanted';
  }

  assign(span: Span, role: Role): void {
    this.#roles.set(span, role);
  }

  withRole(role: Role): Span[] {
    return this.#spans.filter((span) => this.roleOf(span) === role);
  }
}

/** The concepts of one aspect that a phrase names. */
export function ofFacet(span: Span, ...facets: readonly Concept['facet'][]): Concept[] {
  return span.concepts.filter(({ facet }) => facets.includes(facet));
}

export function isKind(span: Span): boolean {
  return ofFacet(span, 'kind').length > 0;
}

import { singular } from '../text/wordForms.ts';
import type { Concept } from './Concept.ts';

/** Concepts found in a sequence of words: from `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly phrase: string;
  readonly concepts: readonly Concept[];
}

/** A trie node: the possible next words, and the concepts that the words so far name. */
interface Node {
  readonly next: Map<string, Node>;
  phrase: string;
  concepts: Concept[];
}

/** The concepts of fashion language, matched by their longest phrase. */
export class Lexicon {
  readonly concepts: readonly Concept[];
  readonly #byId = new Map<string, Concept>();
  readonly #root: Node = { next: new Map(), phrase: '', concepts: [] };
  readonly #words = new Set<string>();
  readonly #lineages = new Map<string, readonly string[]>();

  constructor(concepts: readonly Concept[]) {
    this.concepts = concepts;
    for (const entry of concepts) this.#add(entry);
  }

  byId(id: string): Concept | undefined {
    return this.#byId.get(id);
  }

  byPhrase(phrase: string): readonly Concept[] {
    let node: Node | undefined = this.#root;
    for (const word of phrase.split(' ')) node = node?.next.get(word);
    return node?.concepts ?? [];
  }

  /** Whether `word` is part of any phrase, as written or in the singular. */
  knows(word: string): boolean {
    return this.#words.has(word) || this.#words.has(singular(word));
  }

  words(): Iterable<string> {
    return this.#words;
  }

  /** All concepts that `id` is a kind of, including itself, which comes first. */
  lineage(id: string): readonly string[] {
    const known = this.#lineages.get(id);
    if (known) return known;
    const seen = [id];
    for (const at of seen) {
      for (const parent of this.#byId.get(at)?.broader ?? []) if (!seen.includes(parent)) seen.push(parent);
    }
    this.#lineages.set(id, seen);
    return seen;
  }

  /** Finds phrases from left to right, longest first, in linear time. */
  scan(words: readonly string[]): Span[] {
    const spans: Span[] = [];
    let at = 0;
    while (at < words.length) {
      const span = this.#longestAt(words, at);
      if (span) spans.push(span);
      at = span ? span.to : at + 1;
    }
    return spans;
  }

  /** Also matches words that were split ('rain coat', 'turtle neck'). */
  scanJoining(words: readonly string[]): Span[] {
    const spans: Span[] = [];
    let at = 0;
    while (at < words.length) {
      const span = this.#longestAt(words, at) ?? this.#joinedAt(words, at);
      if (span) spans.push(span);
      at = span ? span.to : at + 1;
    }
    return spans;
  }

  #longestAt(words: readonly string[], from: number): Span | null {
    let node: Node | undefined = this.#root;
    let best: Span | null = null;
    for (let at = from; node && at < words.length; at++) {
      const word = words[at] ?? '';
      const written: Node | undefined = node.next.get(word);
      const named = written && written.concepts.length > 0 ? written : node.next.get(singular(word));
      if (named && named.concepts.length > 0)
        best = { from, to: at + 1, phrase: named.phrase, concepts: named.concepts };
      node = written;
    }
    return best;
  }

  #joinedAt(words: readonly string[], from: number): Span | null {
    const next = words[from + 1];
    if (next === undefined) return null;
    const found = this.#longestAt([`${words[from] ?? ''}${next}`], 0);
    return found && { ...found, from, to: from + 2 };
  }

  #add(entry: Concept): void {
    this.#byId.set(entry.id, entry);
    for (const phrase of entry.phrases) {
      const spaced = phrase
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\p{M}'’]/gu, '')
        .replaceAll('-', ' ');
      let node = this.#root;
      for (const word of spaced.split(' ')) {
        this.#words.add(word);
        const next: Node = node.next.get(word) ?? { next: new Map(), phrase: '', concepts: [] };
        node.next.set(word, next);
        node = next;
      }
      node.phrase = spaced;
      if (!node.concepts.includes(entry)) node.concepts.push(entry);
    }
  }
}

import { singular } from '../text/wordForms.ts';
import type { Concept } from './Concept.ts';

/** Concepts found at a place in a row of words: from `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly phrase: string;
  readonly concepts: readonly Concept[];
}

/** The concepts of fashion language, found by the longest phrase that names them. */
export class Lexicon {
  readonly concepts: readonly Concept[];
  readonly #byId = new Map<string, Concept>();
  readonly #byPhrase = new Map<string, Concept[]>();
  /** The first word of a phrase to the length of the longest that begins so. */
  readonly #reach = new Map<string, number>();
  readonly #words = new Set<string>();

  constructor(concepts: readonly Concept[]) {
    this.concepts = concepts;
    for (const entry of concepts) this.#add(entry);
  }

  byId(id: string): Concept | undefined {
    return this.#byId.get(id);
  }

  byPhrase(phrase: string): readonly Concept[] {
    return this.#byPhrase.get(phrase) ?? [];
  }

  /** Whether `word` is part of any phrase, as written or in the singular. */
  knows(word: string): boolean {
    return this.#words.has(word) || this.#words.has(singular(word));
  }

  words(): Iterable<string> {
    return this.#words;
  }

  /** Every concept that `id` is a sort of, itself first. */
  lineage(id: string): readonly string[] {
    const seen = [id];
    for (const at of seen) {
      for (const parent of this.#byId.get(at)?.broader ?? []) if (!seen.includes(parent)) seen.push(parent);
    }
    return seen;
  }

  /** Finds phrases from left to right, longest first; time grows linearly with the words. */
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

  #longestAt(words: readonly string[], from: number): Span | null {
    const first = words[from] ?? '';
    const reach = Math.max(this.#reach.get(first) ?? 0, this.#reach.get(singular(first)) ?? 0);
    for (let length = Math.min(reach, words.length - from); length >= 1; length--) {
      const found = this.#phrase(words.slice(from, from + length));
      if (found) return { from, to: from + length, ...found };
    }
    return this.#joined(words, from);
  }

  #phrase(words: readonly string[]): Pick<Span, 'phrase' | 'concepts'> | null {
    const head = words.slice(0, -1);
    const last = words.at(-1) ?? '';
    for (const ending of [last, singular(last)]) {
      const phrase = [...head, ending].join(' ');
      const concepts = this.#byPhrase.get(phrase);
      if (concepts) return { phrase, concepts };
    }
    return null;
  }

  /** 'turtle neck' for 'turtleneck': neither half need be a phrase of its own. */
  #joined(words: readonly string[], from: number): Span | null {
    const next = words[from + 1];
    if (next === undefined) return null;
    const found = this.#phrase([`${words[from] ?? ''}${next}`]);
    return found ? { from, to: from + 2, ...found } : null;
  }

  #add(entry: Concept): void {
    this.#byId.set(entry.id, entry);
    for (const phrase of entry.phrases) {
      const spaced = phrase.toLowerCase().normalize('NFKD').replace(/[\p{M}'’]/gu, '').replaceAll('-', ' ');
      const words = spaced.split(' ');
      const known = this.#byPhrase.get(spaced) ?? [];
      if (!known.includes(entry)) this.#byPhrase.set(spaced, [...known, entry]);
      const first = words[0] ?? '';
      this.#reach.set(first, Math.max(this.#reach.get(first) ?? 0, words.length));
      for (const word of words) this.#words.add(word);
    }
  }
}

import { toSingular } from '../text/wordForms.ts';
import type { Concept } from './Concept.ts';

/** A phrase found in a text: its words from `from` (inclusive) to `to` (exclusive), and the concepts that it names. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly phrase: string;
  readonly concepts: readonly Concept[];
}

/** A node of the tree of phrases: the possible next words, and the concepts of the words so far. */
interface TrieNode {
  readonly nextByWord: Map<string, TrieNode>;
  phrase: string;
  concepts: Concept[];
}

/** The concepts of fashion, with their phrases. Where several phrases match in a text, the longest wins. */
export class Lexicon {
  readonly concepts: readonly Concept[];
  readonly #byId = new Map<string, Concept>();
  readonly #root: TrieNode = { nextByWord: new Map(), phrase: '', concepts: [] };
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
    let node: TrieNode | undefined = this.#root;
    for (const word of phrase.split(' ')) node = node?.nextByWord.get(word);
    return node?.concepts ?? [];
  }

  /** Whether `word` is part of any phrase, in this form or in the singular. */
  isKnownWord(word: string): boolean {
    return this.#words.has(word) || this.#words.has(toSingular(word));
  }

  listWords(): Iterable<string> {
    return this.#words;
  }

  /** Returns the id itself, then the ids of all broader concepts. */
  findLineage(id: string): readonly string[] {
    const cachedLineage = this.#lineages.get(id);
    if (cachedLineage) return cachedLineage;
    const lineage = [id];
    for (const ancestorId of lineage) {
      for (const parent of this.#byId.get(ancestorId)?.broader ?? [])
        if (!lineage.includes(parent)) lineage.push(parent);
    }
    this.#lineages.set(id, lineage);
    return lineage;
  }

  /** Finds phrases from left to right, the longest first, in linear time. */
  findPhrases(words: readonly string[]): Span[] {
    const spans: Span[] = [];
    let index = 0;
    while (index < words.length) {
      const span = this.#findLongestPhraseAt(words, index);
      if (span) spans.push(span);
      index = span ? span.to : index + 1;
    }
    return spans;
  }

  /** Also matches split words ('rain coat', 'turtle neck'). */
  findPhrasesJoiningWords(words: readonly string[]): Span[] {
    const spans: Span[] = [];
    let index = 0;
    while (index < words.length) {
      const span = this.#findLongestPhraseAt(words, index) ?? this.#findJoinedPhraseAt(words, index);
      if (span) spans.push(span);
      index = span ? span.to : index + 1;
    }
    return spans;
  }

  #findLongestPhraseAt(words: readonly string[], start: number): Span | null {
    let node: TrieNode | undefined = this.#root;
    let longestSpan: Span | null = null;
    for (let position = start; node && position < words.length; position++) {
      const word = words[position] ?? '';
      const writtenNode: TrieNode | undefined = node.nextByWord.get(word);
      const namedNode =
        writtenNode && writtenNode.concepts.length > 0 ? writtenNode : node.nextByWord.get(toSingular(word));
      if (namedNode && namedNode.concepts.length > 0)
        longestSpan = { from: start, to: position + 1, phrase: namedNode.phrase, concepts: namedNode.concepts };
      node = writtenNode;
    }
    return longestSpan;
  }

  #findJoinedPhraseAt(words: readonly string[], start: number): Span | null {
    const nextWord = words[start + 1];
    if (nextWord === undefined) return null;
    const joinedSpan = this.#findLongestPhraseAt([`${words[start] ?? ''}${nextWord}`], 0);
    return joinedSpan && { ...joinedSpan, from: start, to: start + 2 };
  }

  #add(entry: Concept): void {
    this.#byId.set(entry.id, entry);
    for (const phrase of entry.phrases) {
      const spacedPhrase = phrase
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\p{M}'’]/gu, '')
        .replaceAll('-', ' ');
      let node = this.#root;
      for (const word of spacedPhrase.split(' ')) {
        this.#words.add(word);
        const childNode: TrieNode = node.nextByWord.get(word) ?? { nextByWord: new Map(), phrase: '', concepts: [] };
        node.nextByWord.set(word, childNode);
        node = childNode;
      }
      node.phrase = spacedPhrase;
      if (!node.concepts.includes(entry)) node.concepts.push(entry);
    }
  }
}

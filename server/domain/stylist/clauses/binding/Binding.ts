import type { Span } from '../../../language/lexicon/Lexicon.ts';
import { FILLER_WORDS } from '../../../language/lexicon/commonWords.ts';
import {
  GENERAL_NOUNS,
  ASKING_WORDS,
  SUBJECTS_WITHOUT_REQUEST,
  NEGATIONS,
  WORDS_BETWEEN,
  WORDS_BEFORE_NUMBERS,
  PRONOUNS,
  PIECE_PRONOUNS,
  DEFINITE_WORDS,
  VERBS,
  DEGREE_WORDS,
  QUESTION_WORDS,
  OFFER_VERBS,
  PREPOSITIONS,
  MODAL_WORDS,
  LIKING_WORDS,
  DESCRIBING_FACETS,
  PEOPLE_WORDS,
} from './bindingWords.ts';
import type { Phrases } from './Phrases.ts';

/** Finds the words of a clause that describe a garment that the shopper wants. */
export class Binding {
  readonly #at: Phrases;

  constructor(phrases: Phrases) {
    this.#at = phrases;
  }

  refuses(word: string): boolean {
    const position = this.#at.words.indexOf(word);
    const negation = this.#at.words
      .slice(0, Math.max(0, position))
      .findLastIndex((otherWord) => NEGATIONS.has(otherWord));
    if (position < 0 || negation < 0) return false;
    return this.#at.words
      .slice(negation + 1, position)
      .every((wordBetween) => WORDS_BETWEEN.has(wordBetween) || !FILLER_WORDS.has(wordBetween));
  }

  #isCovered(index: number): boolean {
    return this.#at.spans.some(({ from, to }) => from <= index && index < to);
  }

  /** Whether an unknown word describes the wanted garment: 'unicorn shirt', 'something with feathers'. */
  #isWordBound(index: number): boolean {
    if (this.#at.findHeadAfter(index + 1) !== null) return true;
    const indexBefore = this.#at.skipBack(index - 1);
    return PREPOSITIONS.has(this.#at.words[indexBefore] ?? '') && this.#isOfHead(indexBefore);
  }

  isBound(span: Span): boolean {
    const facets = new Set(span.concepts.map(({ facet }) => facet));
    if (facets.has('kind')) return this.#isAskedFor(span);
    if (facets.has('gender')) return this.isWearer(span);
    if (facets.has('size')) return this.#isOwnSize(span);
    if ([...facets].some((facet) => DESCRIBING_FACETS.has(facet))) return this.#describesWanted(span);
    return !this.#at.words.slice(0, span.from).some((word) => PEOPLE_WORDS.has(word));
  }

  /** Whether a garment is wanted, because it follows a request or starts the clause. */
  #isAskedFor({ from, to }: Span): boolean {
    const isSubject = VERBS.has(this.#at.words[to] ?? '');
    if (
      isSubject &&
      (DEFINITE_WORDS.has(this.#at.words[from - 1] ?? '') || DEGREE_WORDS.has(this.#at.words[to + 1] ?? ''))
    )
      return false;
    const index = this.#at.skipBack(from - 1);
    return index < this.#at.start || QUESTION_WORDS.has(this.#at.words[index]!) || this.#asksAt(index);
  }

  #asksAt(index: number): boolean {
    const word = this.#at.words[index] ?? '';
    if (word === 'like') return LIKING_WORDS.has(this.#at.words[index - 1] ?? '') && !this.#isOfOthers(index);
    if (OFFER_VERBS.has(word)) return this.#at.words.slice(0, index).includes('you');
    return ASKING_WORDS.has(word) && !this.#isOfOthers(index);
  }

  /** Whether a phrase names the wearer: 'for him', 'mens shirts', 'ankle ones, women'. */
  isWearer({ from, to }: Pick<Span, 'from' | 'to'>): boolean {
    const followsFor = this.#at.words.slice(Math.max(0, from - 3), from).includes('for');
    const isSeparate = from <= this.#at.start || /^[,.;]$/u.test(this.#at.words[from - 1] ?? '');
    if (PRONOUNS.has(this.#at.words[from]!)) return followsFor;
    return followsFor || isSeparate || this.#at.findKindAt(to) !== undefined;
  }

  #isOwnSize({ from }: Span): boolean {
    return /^(?:size|sizes|in|an?|wear|take|im|am)$/u.test(this.#at.words[from - 1] ?? '');
  }

  /**
   * Whether a word for a look describes what the shopper wants: 'navy one', 'something in linen', 'it should be
   * long', 'I want blue'.
   */
  #describesWanted(span: Span): boolean {
    const headIndex = this.#at.findHeadAfter(span.to);
    if (headIndex !== null)
      return GENERAL_NOUNS.has(this.#at.words[headIndex] ?? '') || this.#isAskedFor(this.#at.findKindAt(headIndex)!);
    const index = this.#at.skipBack(span.from - 1);
    const wordBefore = this.#at.words[index];
    if (wordBefore === undefined || index < this.#at.start) return true;
    if (PREPOSITIONS.has(wordBefore)) return this.#isOfHead(index);
    if (wordBefore === 'be')
      return MODAL_WORDS.has(this.#at.words[index - 1] ?? '') && !this.#at.words.some((word) => PRONOUNS.has(word));
    if (GENERAL_NOUNS.has(wordBefore) || this.#at.findSpanEndingAt(index + 1) !== undefined) return true;
    return this.#asksAt(index);
  }

  #isOfHead(index: number): boolean {
    const start = Math.max(0, index - 4);
    const wordsBetween = this.#at.words.slice(start, index);
    const isKindNear = this.#at.spans.some(
      (span) => span.to <= index && span.to > index - 4 && span.concepts.some(({ facet }) => facet === 'kind'),
    );
    return (
      index <= this.#at.start ||
      isKindNear ||
      wordsBetween.some((word) => GENERAL_NOUNS.has(word) || PIECE_PRONOUNS.has(word)) ||
      wordsBetween.some((_word, offset) => this.#asksAt(start + offset))
    );
  }

  /** Whether the words before a position are about somebody or something other than the shopper. */
  #isOfOthers(index: number): boolean {
    const precedingWords = this.#at.words.slice(0, index);
    return (
      precedingWords.some((word) => SUBJECTS_WITHOUT_REQUEST.has(word)) &&
      !precedingWords.some((word) => /^(?:i|id|im|ive|you|we)$/u.test(word))
    );
  }

  /** Whether a number has no word that makes it a size or a price ('those only go to 32'). */
  isStrayNumber(index: number): boolean {
    return /^\d{1,3}$/u.test(this.#at.words[index]!) && !WORDS_BEFORE_NUMBERS.has(this.#at.words[index - 1] ?? '');
  }

  get unboundWords(): readonly string[] {
    return this.#at.words.filter((_word, position) => !this.#isCovered(position) && !this.#isWordBound(position));
  }
}

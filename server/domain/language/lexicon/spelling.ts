import { editDistance } from '../text/editDistance.ts';
import { isOrdinary } from './commonWords.ts';
import { isEnglish } from './englishWords.ts';
import type { Lexicon } from './Lexicon.ts';

const MIN_CORRECTED_LENGTH = 4;
const MIN_PART_LENGTH = 3;
/** A word in more items than this is taken as spelled correctly: a misspelling rarely occurs often in a catalogue. */
const MAX_MISSPELLING_FREQUENCY = 3;

const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  lbd: ['little', 'black', 'dress'],
  wmns: ['womens'],
  wmn: ['women'],
  mns: ['mens'],
  blk: ['black'],
  wht: ['white'],
  gry: ['grey'],
  nvy: ['navy'],
  jkt: ['jacket'],
  jns: ['jeans'],
};

/** Corrects words that are unknown to the lexicon, to everyday English and to the catalogue. */
export class Spelling {
  readonly #lexicon: Lexicon;
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #others: ReadonlySet<string>;
  /** Words by first letter and length, to limit the comparisons. */
  readonly #buckets = new Map<string, string[]>();

  /** `frequency`: the number of catalogue items with a word; `others`: meaningful words outside the lexicon. */
  constructor(lexicon: Lexicon, frequency: ReadonlyMap<string, number>, others: Iterable<string> = []) {
    this.#lexicon = lexicon;
    this.#frequency = frequency;
    this.#others = new Set(others);
    const candidates = new Set([...lexicon.words(), ...this.#others]);
    for (const [word, count] of frequency) if (count > 2) candidates.add(word);
    for (const word of candidates) if (/^[a-z]{3,}$/u.test(word)) this.#put(word);
  }

  /** The number of catalogue items with each word. */
  get frequency(): ReadonlyMap<string, number> {
    return this.#frequency;
  }

  isKnown(word: string): boolean {
    return (
      this.#lexicon.knows(word) ||
      this.#others.has(word) ||
      isOrdinary(word) ||
      this.#frequency.has(word) ||
      isEnglish(word)
    );
  }

  /** Whether an item of the catalogue contains the word. */
  isSold(word: string): boolean {
    return this.#frequency.has(word);
  }

  /** The corrected words: `word` itself if it is known or nothing is similar enough. */
  mend(word: string): readonly string[] {
    const meant = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : undefined;
    if (meant) return meant;
    if (!/^[a-z]+$/u.test(word) || word.length < MIN_CORRECTED_LENGTH) return [word];
    if (this.isKnown(word)) return [this.#slip(word) ?? word];
    const halves = this.#split(word);
    if (halves) return halves;
    const nearest = this.#nearest(word);
    return nearest === null ? [word] : [nearest];
  }

  /** The nearest fashion term if the word is a rare misspelling in a large catalogue ('Burgandy'); else null. */
  #slip(word: string): string | null {
    const isRare =
      (this.#frequency.get(word) ?? MAX_MISSPELLING_FREQUENCY + 1) <= MAX_MISSPELLING_FREQUENCY &&
      this.#frequency.size > 2_000;
    if (
      !isRare ||
      word.length < 7 ||
      this.#lexicon.knows(word) ||
      isOrdinary(word) ||
      this.#others.has(word) ||
      isEnglish(word)
    )
      return null;
    const nearest = this.#nearest(word);
    return nearest !== null && this.#lexicon.knows(nearest) && editDistance(word, nearest, 1) <= 1 ? nearest : null;
  }

  #nearest(word: string): string | null {
    const limit = word.length >= 8 ? 2 : 1;
    let best: string | null = null;
    let bestScore = Infinity;
    for (const candidate of this.#near(word, limit)) {
      const distance = editDistance(word, candidate, limit);
      if (distance > limit) continue;
      const score = distance * 10 + this.#doubt(word, candidate);
      if (score < bestScore) [best, bestScore] = [candidate, score];
    }
    return best;
  }

  /**
   * Breaks ties at equal edit distance: prefers fashion terms, then the same first letter, the same letters, frequent
   * words.
   */
  #doubt(word: string, candidate: string): number {
    const unknown = this.#lexicon.knows(candidate) || this.#others.has(candidate) ? 0 : 4;
    const otherBeginning = word[0] === candidate[0] ? 0 : 3;
    const lettersDiffer = [...word].sort().join('') === [...candidate].sort().join('') ? 0 : 1;
    return (
      unknown +
      otherBeginning +
      lettersDiffer -
      Math.min(0.9, Math.log10(1 + (this.#frequency.get(candidate) ?? 0)) / 6)
    );
  }

  *#near(word: string, limit: number): Iterable<string> {
    for (const first of new Set([word[0], word[1]])) {
      for (let length = word.length - limit; length <= word.length + limit; length++) {
        yield* this.#buckets.get(`${first ?? ''}${length}`) ?? [];
      }
    }
  }

  /** Splits two fashion terms written as one: 'poloshirt' is 'polo shirt'. */
  #split(word: string): readonly string[] | null {
    for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (this.#lexicon.knows(left) && this.#lexicon.knows(right) && !isFragment(left) && !isFragment(right))
        return [left, right];
    }
    return null;
  }

  #put(word: string): void {
    const key = `${word[0] ?? ''}${word.length}`;
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.push(word);
    else this.#buckets.set(key, [word]);
  }
}

/** Whether a part is too common to be half of a split word. */
function isFragment(word: string): boolean {
  return [
    'the',
    'and',
    'for',
    'out',
    'off',
    'new',
    'all',
    'one',
    'two',
    'not',
    'can',
    'big',
    'her',
    'him',
    'his',
    'man',
    'men',
    'ing',
    'are',
    'ers',
  ].includes(word);
}

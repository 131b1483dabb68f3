import { toSingular } from '../text/wordForms.ts';
import { computeEditDistance } from '../text/editDistance.ts';
import { BRANDS_ELSEWHERE } from './brandsElsewhere.ts';
import { isOrdinaryWord } from './commonWords.ts';
import { isEnglishWord } from './englishWords.ts';
import type { Lexicon } from './Lexicon.ts';
import { isProperName } from './properNames.ts';
import { findSoundKey } from './soundsLike.ts';
import { createDictionary } from '../../text/createDictionary.ts';

const MIN_CORRECTED_LENGTH = 4;
const MIN_PART_LENGTH = 3;
/** Minimum length of a correction to a word that occurs only in longer phrases. */
const MIN_RARE_LENGTH = 7;
/** Maximum number of items with a misspelling. A word in more items is considered correct. */
const MAX_MISSPELLING_FREQUENCY = 3;

const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = createDictionary({
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
});

/** Corrects words that neither the lexicon nor English nor the catalogue contains. */
export class Spelling {
  readonly #lexicon: Lexicon;
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #otherWords: ReadonlySet<string>;
  /** Words by first letter and length, so that a word is compared with few others. */
  readonly #wordsByBucket = new Map<string, string[]>();
  readonly #wordsBySound = new Map<string, string[]>();
  /** For each second word of a two-word phrase, the possible first words. */
  readonly #wordsBefore = new Map<string, string[]>();
  readonly #wordsAfter = new Map<string, string[]>();

  /**
   * `frequencyByWord` has the number of catalogue items with each word. `otherWords` are known words that are not in
   * the lexicon.
   */
  constructor(lexicon: Lexicon, frequencyByWord: ReadonlyMap<string, number>, otherWords: Iterable<string> = []) {
    this.#lexicon = lexicon;
    this.#frequency = frequencyByWord;
    this.#otherWords = new Set(otherWords);
    const namingWords = [...lexicon.listWords()].filter((word) => this.#isName(word) || frequencyByWord.has(word));
    const candidates = new Set([...namingWords, ...this.#otherWords]);
    for (const [word, count] of frequencyByWord) if (count > 2) candidates.add(word);
    for (const word of candidates) if (/^[a-z]{3,}$/u.test(word)) this.#addToBucket(word);
    for (const word of namingWords) addTo(this.#wordsBySound, findSoundKey(word), word);
    for (const { phrases } of lexicon.concepts) for (const phrase of phrases) this.#addPhrase(phrase.split(' '));
  }

  #addPhrase([firstWord, secondWord, ...furtherWords]: readonly string[]): void {
    if (firstWord === undefined || secondWord === undefined || furtherWords.length > 0) return;
    addTo(this.#wordsBefore, secondWord, firstWord);
    addTo(this.#wordsAfter, firstWord, secondWord);
  }

  /** The number of catalogue items with each word. */
  get frequencyByWord(): ReadonlyMap<string, number> {
    return this.#frequency;
  }

  isKnown(word: string): boolean {
    return (
      this.#lexicon.isKnownWord(word) ||
      this.#otherWords.has(word) ||
      isOrdinaryWord(word) ||
      BRANDS_ELSEWHERE.has(word) ||
      this.#frequency.has(word) ||
      isEnglishWord(word) ||
      isProperName(word)
    );
  }

  /** Whether an item of the catalogue contains the word. */
  isUsedInCatalogue(word: string): boolean {
    return this.#frequency.has(word);
  }

  /** Returns the corrected words; the word itself if it is known or no known word is similar. */
  correctWord(word: string): readonly string[] {
    const writtenOutWords = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : undefined;
    if (writtenOutWords) return writtenOutWords;
    if (!/^[a-z]+$/u.test(word) || word.length < MIN_CORRECTED_LENGTH) return [word];
    if (this.isKnown(word)) return [this.#correctSlip(word) ?? word];
    const twoWords = this.#splitInTwo(word);
    if (twoWords) return twoWords;
    const nearestWord = this.#findNearestWord(word) ?? this.#findWordOfSameSound(word);
    return nearestWord === null ? [word] : [nearestWord];
  }

  /**
   * Like `correctWord`, but prefers a word that forms a phrase with the word before or after it: 'turtel neck'
   * becomes 'turtle neck'.
   */
  correctAmong(word: string, wordBefore: string, wordAfter: string): readonly string[] {
    const words = this.correctWord(word);
    if (!/^[a-z]{4,}$/u.test(word) || words.length > 1 || this.isKnown(word)) return words;
    const options = [...(this.#wordsBefore.get(wordAfter) ?? []), ...(this.#wordsAfter.get(wordBefore) ?? [])];
    const distance = words[0] === word ? MAX_DISTANCE_IN_PHRASE + 1 : computeEditDistance(word, words[0] ?? '', 3);
    const part = pickNearest(word, options, Math.min(MAX_DISTANCE_IN_PHRASE, distance - 1));
    return part === null ? words : [part];
  }

  #findWordOfSameSound(word: string): string | null {
    if (word.length < MIN_SOUND_LENGTH) return null;
    const maxDistance = Math.min(MAX_DISTANCE_OF_SOUND, Math.floor(word.length * MAX_SHARE_OF_SOUND));
    return pickNearest(word, this.#wordsBySound.get(findSoundKey(word)) ?? [], maxDistance);
  }

  /**
   * Returns the nearest fashion term for a word that is rare in a large catalogue ('Burgandy'); null if the word is
   * no such misspelling.
   */
  #correctSlip(word: string): string | null {
    const isRare =
      (this.#frequency.get(word) ?? MAX_MISSPELLING_FREQUENCY + 1) <= MAX_MISSPELLING_FREQUENCY &&
      this.#frequency.size > 2_000;
    if (
      !isRare ||
      word.length < 7 ||
      this.#lexicon.isKnownWord(word) ||
      isOrdinaryWord(word) ||
      this.#otherWords.has(word) ||
      isEnglishWord(word)
    )
      return null;
    const nearestWord = this.#findNearestWord(word);
    return nearestWord !== null &&
      this.#lexicon.isKnownWord(nearestWord) &&
      computeEditDistance(word, nearestWord, 1) <= 1
      ? nearestWord
      : null;
  }

  #findNearestWord(word: string): string | null {
    const limit = word.length >= 8 ? 2 : 1;
    let bestCandidate: string | null = null;
    let bestScore = Infinity;
    for (const candidate of this.#listNearWords(word, limit)) {
      const distance = computeEditDistance(word, candidate, limit);
      if (distance > limit || isOtherShortWord(word, candidate)) continue;
      const score = distance * 10 + this.#rateDoubt(word, candidate);
      if (score < bestScore) [bestCandidate, bestScore] = [candidate, score];
    }
    return bestCandidate;
  }

  /**
   * Rates a correction; a lower number is better. Among corrections of equal edit distance, prefers fashion terms, the
   * same first letter, the same letters and frequent words.
   */
  #rateDoubt(word: string, candidate: string): number {
    const unknownWordDoubt = this.#lexicon.isKnownWord(candidate) || this.#otherWords.has(candidate) ? 0 : 4;
    const beginningDoubt = word[0] === candidate[0] ? 0 : 3;
    const letterDoubt = [...word].sort().join('') === [...candidate].sort().join('') ? 0 : 1;
    return (
      unknownWordDoubt +
      beginningDoubt +
      letterDoubt -
      Math.min(0.9, Math.log10(1 + (this.#frequency.get(candidate) ?? 0)) / 6)
    );
  }

  *#listNearWords(word: string, limit: number): Iterable<string> {
    for (const letter of new Set([word[0], word[1]])) {
      for (let length = word.length - limit; length <= word.length + limit; length++) {
        yield* this.#wordsByBucket.get(`${letter ?? ''}${length}`) ?? [];
      }
    }
  }

  /** Splits two fashion terms that are written as one word: 'poloshirt' becomes 'polo shirt'. */
  #splitInTwo(word: string): readonly string[] | null {
    for (let index = word.length - MIN_PART_LENGTH; index >= MIN_PART_LENGTH; index--) {
      const [left, right] = [word.slice(0, index), word.slice(index)];
      if (this.#isName(left) && this.#isName(right) && !isWordFragment(left) && !isWordFragment(right))
        return [left, right];
    }
    return null;
  }

  /** Whether the word alone has a meaning, not only as part of a longer phrase. */
  #isName(word: string): boolean {
    return (
      word.length >= MIN_RARE_LENGTH || [word, toSingular(word)].some((name) => this.#lexicon.byPhrase(name).length > 0)
    );
  }

  #addToBucket(word: string): void {
    addTo(this.#wordsByBucket, `${word[0] ?? ''}${word.length}`, word);
  }
}

const MIN_SOUND_LENGTH = 5;
const MAX_DISTANCE_OF_SOUND = 3;
/**
 * Maximum edit distance of words that sound alike, as a fraction of their letters. 'Durham' is too far from 'dreamy'.
 */
const MAX_SHARE_OF_SOUND = 0.4;
const MAX_DISTANCE_IN_PHRASE = 2;

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

/**
 * Returns the nearest option; the first among equally near ones. The distance is at most `limit`, and at most half of
 * the word's letters.
 */
function pickNearest(word: string, options: readonly string[], limit: number): string | null {
  const maxDistance = Math.min(limit, Math.floor(word.length / 2));
  let [nearestOption, leastDistance]: [string | null, number] = [null, maxDistance + 1];
  for (const option of options) {
    const distance = computeEditDistance(word, option, maxDistance);
    if (distance < leastDistance) [nearestOption, leastDistance] = [option, distance];
  }
  return nearestOption;
}

const SHORT_LENGTH = 4;

/**
 * Whether the candidate is probably a different short word ('gran', 'gray') instead of a correction, because one
 * letter is replaced. Typing errors usually omit or swap letters.
 */
function isOtherShortWord(word: string, candidate: string): boolean {
  return (
    word.length <= SHORT_LENGTH &&
    word.length === candidate.length &&
    [...word].sort().join('') !== [...candidate].sort().join('')
  );
}

/** Whether a word is too common to be the first or second part of a split word. */
function isWordFragment(word: string): boolean {
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

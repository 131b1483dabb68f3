import { DIGIT_WORDS, ORDINAL_WORDS } from '../../../language/numbers.ts';
import type { Place, PriceRank } from './Description.ts';
import type { WordRow } from './WordRow.ts';
import { splitPhrases } from './WordRow.ts';

/** A value, and the index of the word after it. */
export interface Read<Value> {
  readonly value: Value;
  readonly end: number;
}

const FROM_THE_END: readonly (readonly [phrases: readonly (readonly string[])[], index: number])[] = [
  [splitPhrases('second to last, second last, last but one, next to last, penultimate'), -2],
  [splitPhrases('third to last, third last, last but two'), -3],
  [splitPhrases('very last, last, final, bottom, lowest'), -1],
  [splitPhrases('very first, very top, topmost'), 0],
];
/** Matches ordinals up to 12. Higher ordinals, such as 'the 15th', are dates. */
const ORDINAL_PATTERN = /^(\d|1[0-2])(?:st|nd|rd|th)$/u;

/**
 * Reads an ordinal as a position ('second', '3rd', 'last but one'); returns null for other words. Leaves out 'top',
 * because it may be a garment.
 */
export function readOrdinal(wordRow: WordRow, position: number): Read<number> | null {
  for (const [phrases, index] of FROM_THE_END) {
    const length = wordRow.findLongestLength(phrases, position);
    if (length > 0) return { value: index, end: position + length };
  }
  const word = wordRow.wordAt(position);
  const number = ORDINAL_PATTERN.exec(word)?.[1];
  const countedIndex = number === undefined ? ORDINAL_WORDS.indexOf(word) : Number(number) - 1;
  return countedIndex < 0 ? null : { value: countedIndex, end: position + 1 };
}

const COUNT_WORDS = DIGIT_WORDS.slice(0, 6);

/** Reads a small number ('two', '3'); null for other words. */
export function readCount(wordRow: WordRow, position: number): Read<number> | null {
  const word = wordRow.wordAt(position);
  const count = /^[1-9]\d?$/u.test(word) ? Number(word) : COUNT_WORDS.indexOf(word) + 1;
  return count === 0 ? null : { value: count, end: position + 1 };
}

interface RankRead {
  readonly rank: PriceRank;
  /**
   * The degree of comparison. 'Cheap' and 'cheaper' refer to a piece only with a noun after them, 'the cheapest' also
   * without a noun.
   */
  readonly degree: 'positive' | 'comparative' | 'superlative';
}

const RANK_PHRASES: readonly (readonly [phrases: readonly (readonly string[])[], rank: RankRead])[] = [
  [splitPhrases('cheapest, least expensive, most affordable, lowest priced'), { rank: 'cheap', degree: 'superlative' }],
  [splitPhrases('most expensive, priciest, dearest, costliest'), { rank: 'dear', degree: 'superlative' }],
  [splitPhrases('cheaper, less expensive, more affordable'), { rank: 'cheap', degree: 'comparative' }],
  [splitPhrases('more expensive, pricier, dearer, costlier'), { rank: 'dear', degree: 'comparative' }],
  [splitPhrases('cheap, affordable, inexpensive'), { rank: 'cheap', degree: 'positive' }],
  [splitPhrases('expensive, pricey, pricy, costly, dear'), { rank: 'dear', degree: 'positive' }],
];

export function readRank(wordRow: WordRow, position: number): Read<RankRead> | null {
  for (const [phrases, value] of RANK_PHRASES) {
    const length = wordRow.findLongestLength(phrases, position);
    if (length > 0) return { value, end: position + length };
  }
  return null;
}

const SPOT_PHRASES: readonly (readonly [phrases: readonly (readonly string[])[], place: Place])[] = [
  [
    splitPhrases(
      'at the front, in front, up front, at the top, on top, at the very top, on the far left, on the left, at the left',
    ),
    { kind: 'nth', index: 0 },
  ],
  [splitPhrases('in the middle, in the center, in the centre'), { kind: 'middle' }],
  [splitPhrases('at the bottom, at the very bottom, at the back, at the very end'), { kind: 'nth', index: -1 }],
  [
    splitPhrases('on the end, at the end, on the right, on the far right, at the right, on the right hand side'),
    { kind: 'edge' },
  ],
];
const START_PHRASES = splitPhrases('at the start, at the beginning, at the very start, at the very beginning');

/** Reads a position in a row: 'at the front', 'on the end'. */
export function readSpot(wordRow: WordRow, position: number): Read<Place> | null {
  if (wordRow.wordAt(position) === 'right') return readSpot(wordRow, position + 1);
  for (const [phrases, value] of [...SPOT_PHRASES, [START_PHRASES, { kind: 'nth', index: 0 }] as const]) {
    const length = wordRow.findLongestLength(phrases, position);
    if (length > 0 && !/^(?:of|side)$/u.test(wordRow.wordAt(position + length)))
      return { value, end: position + length };
  }
  return null;
}

const SIDE_PHRASES: readonly (readonly [phrases: readonly (readonly string[])[], step: -1 | 0 | 1])[] = [
  [splitPhrases('next to, beside, alongside, next door to, close to, near'), 0],
  [splitPhrases('left of, to the left of, on the left of, just before, right before, before, in front of'), -1],
  [splitPhrases('right of, to the right of, on the right of, just after, right after, after, following, behind'), 1],
];

/** Reads a position next to another piece: 'next to', 'left of'. */
export function readSide(wordRow: WordRow, position: number): Read<-1 | 0 | 1> | null {
  const start = wordRow.wordAt(position) === 'right' && wordRow.wordAt(position + 1) !== 'of' ? position + 1 : position;
  for (const [phrases, value] of SIDE_PHRASES) {
    const length = wordRow.findLongestLength(phrases, start);
    if (length > 0) return { value, end: start + length };
  }
  return null;
}

import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { OutfitMove } from './OutfitMove.ts';
import { rateMoves } from './rateMoves.ts';

/** A clause of a message, with the text between it and the next clause. */
export interface Part {
  readonly text: string;
  readonly divider: string;
  /** Whether the clause starts a new request: 'and take out the blouse'. */
  readonly isOrder: boolean;
}

/** Neighboring clauses that together have one move. */
export interface Segment {
  /** The number of clauses. */
  readonly length: number;
  readonly text: string;
  /** The move; null if none is likely enough. */
  readonly move: OutfitMove | null;
}

/** Minimum probability of a move. Above it, more than 80 % of the moves are right. */
const MIN_PROBABILITY = 0.55;
/** Minimum probability of moves that change every piece. */
const MIN_OF_ALL = 0.75;
const MIN_OF_FEW_WORDS = 0.85;
const FEW_WORDS_COUNT = 2;
const MOVES_OF_ALL_PIECES: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
  'another',
  'cheaper',
  'dearer',
  'warmer',
  'cooler',
  'dressier',
  'relaxed',
]);

/** Minimum probability of questions. It is low, because a question changes nothing. */
const MIN_OF_QUESTION = 0.5;
const QUESTION_MOVES: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['ask', 'detail', 'list']);

function findMinProbability(move: OutfitMove, text: string): number {
  if (QUESTION_MOVES.has(move)) return MIN_OF_QUESTION;
  if (!MOVES_OF_ALL_PIECES.has(move)) return MIN_PROBABILITY;
  return text.trim().split(/\s+/u).length <= FEW_WORDS_COUNT ? MIN_OF_FEW_WORDS : MIN_OF_ALL;
}

/** Maximum number of clauses in a segment. It makes the time linear. */
const MAX_LENGTH = 6;
/**
 * The penalty for each additional segment. The model misunderstands parts of sentences more often than whole
 * sentences.
 */
const SEGMENT_PENALTY = 0.1;

/**
 * Joins the clauses of each sentence into the most probable segments. 'Put the jacket back' and 'I liked it' are two
 * segments; 'the bag', 'you showed me' and 'looks cheap' are one segment.
 */
export function segmentMoves(
  parts: readonly Part[],
  lexicon: Lexicon,
  rate: typeof rateMoves = rateMoves,
): readonly Segment[] {
  return splitSentences(parts).flatMap((sentence) => segmentSentence(sentence, (text) => rate(text, lexicon)));
}

type Rate = (text: string) => ReturnType<typeof rateMoves>;

function splitSentences(parts: readonly Part[]): readonly (readonly Part[])[] {
  return parts.reduce<readonly (readonly Part[])[]>((sentences, part) => {
    const last = sentences.at(-1);
    const partBefore = last?.at(-1);
    const isNew =
      partBefore === undefined ||
      /[.!?]["”’)]?$/u.test(partBefore.text) ||
      /[\n;–—]| - /u.test(partBefore.divider) ||
      part.isOrder;
    return isNew || last === undefined ? [...sentences, [part]] : [...sentences.slice(0, -1), [...last, part]];
  }, []);
}

interface Segmented {
  readonly score: number;
  readonly segments: readonly Segment[];
}

function segmentSentence(parts: readonly Part[], rate: Rate): readonly Segment[] {
  const bestByEnd: Segmented[] = [{ score: 0, segments: [] }];
  for (let end = 1; end <= parts.length; end++) {
    const options = parts.slice(Math.max(0, end - MAX_LENGTH), end).map((_, index) => {
      const start = Math.max(0, end - MAX_LENGTH) + index;
      return extend(bestByEnd[start]!, parts.slice(start, end), rate);
    });
    bestByEnd.push(options.reduce((bestOption, option) => (option.score > bestOption.score ? option : bestOption)));
  }
  return bestByEnd.at(-1)!.segments;
}

function extend({ score, segments }: Segmented, parts: readonly Part[], rate: Rate): Segmented {
  const text = parts.map((part, position) => part.text + (position + 1 < parts.length ? part.divider : '')).join('');
  const [{ label, probability } = { label: null, probability: 1 }] = rate(text);
  const isLikely = label !== null && probability >= findMinProbability(label, text);
  const move = isLikely ? label : null;
  return {
    score: score + Math.log(probability) - SEGMENT_PENALTY,
    segments: [...segments, { length: parts.length, text, move }],
  };
}

import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { OutfitMove } from './OutfitMove.ts';
import { rateMoves } from './rateMoves.ts';

/** A clause of a turn, with the text before the next clause. */
export interface Part {
  readonly text: string;
  readonly divider: string;
  /** Whether the clause begins a new request: 'and take out the blouse'. */
  readonly isOrder: boolean;
}

/** Consecutive clauses that make one move together. */
export interface Segment {
  /** The number of clauses. */
  readonly length: number;
  readonly text: string;
  /** The move; null if none is likely. */
  readonly move: OutfitMove | null;
}

/** The minimum probability, at which more than 80 % of moves are right. */
const MIN_PROBABILITY = 0.55;
/**
 * The minimum probability of moves that change every piece; `MIN_OF_FEW_WORDS` is that of moves with at most two
 * words.
 */
const MIN_OF_ALL = 0.75;
const MIN_OF_FEW_WORDS = 0.85;
const FEW_WORDS = 2;
const OF_ALL: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
  'another',
  'cheaper',
  'dearer',
  'warmer',
  'cooler',
  'dressier',
  'relaxed',
]);

/** The minimum probability of questions; low, because a question changes nothing. */
const MIN_OF_QUESTION = 0.5;
const QUESTIONS: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['ask', 'detail', 'list']);

function minProbability(move: OutfitMove, text: string): number {
  if (QUESTIONS.has(move)) return MIN_OF_QUESTION;
  if (!OF_ALL.has(move)) return MIN_PROBABILITY;
  return text.trim().split(/\s+/u).length <= FEW_WORDS ? MIN_OF_FEW_WORDS : MIN_OF_ALL;
}

/** The maximum number of clauses of a segment, so that the time is linear. */
const MAX_LENGTH = 6;
/** The penalty for each further segment, because fragments are misunderstood more often than whole sentences. */
const COST = 0.1;

/**
 * Joins the clauses of each sentence into the most probable segments: 'put the jacket back | I liked it' has two
 * moves, 'the bag | you showed me | looks cheap' has one.
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
    const before = last?.at(-1);
    const isNew =
      before === undefined || /[.!?]["”’)]?$/u.test(before.text) || /[\n;–—]| - /u.test(before.divider) || part.isOrder;
    return isNew || last === undefined ? [...sentences, [part]] : [...sentences.slice(0, -1), [...last, part]];
  }, []);
}

interface Segmented {
  readonly score: number;
  readonly segments: readonly Segment[];
}

function segmentSentence(parts: readonly Part[], rate: Rate): readonly Segment[] {
  const upTo: Segmented[] = [{ score: 0, segments: [] }];
  for (let end = 1; end <= parts.length; end++) {
    const options = parts.slice(Math.max(0, end - MAX_LENGTH), end).map((_, at) => {
      const start = Math.max(0, end - MAX_LENGTH) + at;
      return extend(upTo[start]!, parts.slice(start, end), rate);
    });
    upTo.push(options.reduce((best, option) => (option.score > best.score ? option : best)));
  }
  return upTo.at(-1)!.segments;
}

function extend({ score, segments }: Segmented, parts: readonly Part[], rate: Rate): Segmented {
  const text = parts.map((part, at) => part.text + (at + 1 < parts.length ? part.divider : '')).join('');
  const [{ label, probability } = { label: null, probability: 1 }] = rate(text);
  const isLikely = label !== null && probability >= minProbability(label, text);
  const move = isLikely ? label : null;
  return { score: score + Math.log(probability) - COST, segments: [...segments, { length: parts.length, text, move }] };
}

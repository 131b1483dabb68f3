import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { OutfitMove } from './OutfitMove.ts';
import { rateMoves } from './rateMoves.ts';

/** A part of a turn, with what stands between it and the next. */
export interface Part {
  readonly text: string;
  readonly divider: string;
  /** It begins something of its own: 'and take out the blouse'. */
  readonly isOrder: boolean;
}

/** Clauses of a turn that do one thing together. */
export interface Segment {
  /** The number of clauses. */
  readonly length: number;
  readonly text: string;
  /** Null where none is likely. */
  readonly move: OutfitMove | null;
}

/** Of the moves that are at least so likely more than eight of ten are right. */
const MIN_PROBABILITY = 0.55;
/** What changes every piece takes more, and most where there are only two words to tell it by. */
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

/** A question changes nothing, so less is lost where it was none. */
const MIN_OF_QUESTION = 0.5;
const QUESTIONS: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['ask', 'detail', 'list']);

function minProbability(move: OutfitMove, text: string): number {
  if (QUESTIONS.has(move)) return MIN_OF_QUESTION;
  if (!OF_ALL.has(move)) return MIN_PROBABILITY;
  return text.trim().split(/\s+/u).length <= FEW_WORDS ? MIN_OF_FEW_WORDS : MIN_OF_ALL;
}

/** The most clauses of a segment, so that the time is linear in the turn. */
const MAX_LENGTH = 6;
/** What a segment has to be likelier by to be divided: a fragment is read wrongly more often than a whole sentence. */
const COST = 0.1;

/**
 * Joins the clauses of each sentence in the way in which they are read most surely: 'put the jacket back | I liked it'
 * are two moves, and 'the bag | you showed me | looks cheap' is one.
 */
export function segmentMoves(parts: readonly Part[], lexicon: Lexicon): readonly Segment[] {
  return splitSentences(parts).flatMap((sentence) => segmentSentence(sentence, lexicon));
}

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

function segmentSentence(parts: readonly Part[], lexicon: Lexicon): readonly Segment[] {
  const upTo: Segmented[] = [{ score: 0, segments: [] }];
  for (let end = 1; end <= parts.length; end++) {
    const options = parts.slice(Math.max(0, end - MAX_LENGTH), end).map((_, at) => {
      const start = Math.max(0, end - MAX_LENGTH) + at;
      return extend(upTo[start]!, parts.slice(start, end), lexicon);
    });
    upTo.push(options.reduce((best, option) => (option.score > best.score ? option : best)));
  }
  return upTo.at(-1)!.segments;
}

function extend({ score, segments }: Segmented, parts: readonly Part[], lexicon: Lexicon): Segmented {
  const text = parts.map((part, at) => part.text + (at + 1 < parts.length ? part.divider : '')).join('');
  const [{ label, probability } = { label: null, probability: 1 }] = rateMoves(text, lexicon);
  const isLikely = label !== null && probability >= minProbability(label, text);
  const move = isLikely ? label : null;
  return { score: score + Math.log(probability) - COST, segments: [...segments, { length: parts.length, text, move }] };
}

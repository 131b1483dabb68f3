import { tellsOfPast } from '../moves/keepCertainMove.ts';
import type { OutfitMove } from '../moves/OutfitMove.ts';
import { REQUESTS_PATTERN } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** Moves of questions that the stylist answers from the outfit. */
const ANSWERED_MOVES: ReadonlySet<OutfitMove | null> = new Set<OutfitMove | null>([
  'total',
  'count',
  'list',
  'keepall',
  'compose',
  'pack',
  'budget',
]);
const FINITE_PATTERN = /\b(?:is|are|was|were|do|does|did|must|will|would|should|has|have|need|needs)\b/iu;
/** Matches questions about whether a piece suits something: 'it will look ok with my gold bangles no'. */
const ASKS_WHETHER_PATTERN =
  /^(?:(?:and|so|but|ok|hm+) )*(?:(?:it|this|that|they|these|the [a-z]+) (?:will|would) (?:look|go|be|work|do|suit)\b.*\b(?:no|right|yes|or no|or not|you think|with my|for my)|(?:will|would|does|do) (?:it|this|that|they|these|the [a-z]+(?: [a-z]+)?|any of it) (?:go|look|work|suit|match)\b|(?:with|in) (?:the|that|this|it) .{0,30}\b(?:is|its) (?:not )?too\b|too (?:much|formal|dressy|casual|plain|fancy)[ ?]*$)/iu;
/** Matches questions for an opinion, also if a reason follows: 'too much? I don't want to look like a tryhard'. */
const ASKS_OPINION_PATTERN =
  /^(?:(?:and|so|but|ok|hm+|honestly|be honest) ,?)*(?:(?:is|isnt|are|arent) (?:it|this|that|they|the [a-z]+) )?(?:a bit |way |not )?too (?:much|formal|dressy|casual|plain|fancy|young|old|loud|posh)(?: for [a-z ]+)? ?\?+$/iu;
/** Matches the start of a question, with or without a question mark. */
const BEGINS_QUESTION_PATTERN =
  /^(?:(?:and|so|but|ok|hm+|oh|wait) )*(?:(?:how|what)(?:s| is| will|ll)? (?:be )?(?:the )?(?:weather|climate) |is|are|am|will|does|do|did|was) (?:i|it|this|that|they|these|those|there|the [a-z]+) /u;
/** Matches questions about how the wearer will feel or look. In such questions, 'will I' starts no request. */
const OF_SELF_PATTERN =
  /^(?:(?:and|so|but|ok|hm+|oh|wait) )*(?:will|would|do|am|should) i (?:be|freeze|look|feel|get|sweat|boil|roast|melt) (?!able|needing)/u;
const TOO_MUCH_OF_PIECE_PATTERN = /\b(?:too|enough)\b.*\b(?:can you|could you|swap|change|another|instead)\b/iu;

/** Whether a message asks for the stylist's opinion. */
export const asksOpinion = (clauses: readonly Pick<OutfitClause, 'text'>[]): boolean =>
  clauses.some(({ text }) => ASKS_OPINION_PATTERN.test(text.replace(/[’']/gu, '').trim()));

/** Whether a clause only asks or tells something, so that it changes no piece. */
export function isIdle({ text, move }: Pick<OutfitClause, 'text' | 'move'>): boolean {
  if (tellsOfPast(text)) return true;
  const words = text.replace(/[’']/gu, '').toLowerCase();
  if (OF_SELF_PATTERN.test(words)) return true;
  if (ANSWERED_MOVES.has(move) || REQUESTS_PATTERN.test(words) || TOO_MUCH_OF_PIECE_PATTERN.test(words)) return false;
  if (ASKS_WHETHER_PATTERN.test(words) || BEGINS_QUESTION_PATTERN.test(words)) return true;
  return /\?[ "”)]*$/u.test(words) && FINITE_PATTERN.test(words);
}

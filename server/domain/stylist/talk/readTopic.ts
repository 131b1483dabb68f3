import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { ClauseWords } from '../clauses/ClauseWords.ts';
import type { TalkReading } from './TalkModel.ts';
import { TalkModel } from './TalkModel.ts';
import type { TalkGroup } from './talkGroups.ts';

/** Minimum probability of a question. Above it, nine of ten messages by other authors are read correctly. */
const MIN_OF_QUESTION = 0.45;
const MIN_OF_STATEMENT = 0.6;
const MIN_OF_ORDER = 0.8;
/** Minimum probability of words that are not a sentence, such as 'save chocolate'. */
const MIN_OF_NAMING = 0.75;
/** Minimum probability of a statement about the shop that certainly asks for no pieces. */
const MIN_OF_SERVICE = 0.5;
const MAX_WISH_PROBABILITY_OF_TALK = 0.05;
/** Minimum probability of a question on the subject of the last answer. */
const MIN_OF_FOLLOWING = 0.3;
const MAX_WISH_PROBABILITY = 0.25;

/** The form of a clause, such as a question. */
export interface Manner {
  readonly isAsked: boolean;
  /** Whether the clause is worded as a request for pieces ('show me'). */
  readonly isOrder: boolean;
  /** The topic group of the last answer; null if there is none. */
  readonly lastTopicGroup?: TalkGroup | null;
}

/** Returns what a clause is about; null if the model is unsure. */
export function readTopic(words: string, manner: Manner, lexicon: Lexicon): TalkReading | null {
  const reading = TalkModel.shipped().read(words, lexicon);
  const isNaming = !words.includes('?') && new ClauseWords(words, lexicon).isBare;
  if (isNaming && reading.groupProbability < MIN_OF_NAMING) return null;
  const isSureTopic = reading.groupProbability >= findMinimum(manner, reading);
  return isSureTopic && reading.wishProbability <= MAX_WISH_PROBABILITY ? reading : null;
}

function findMinimum(
  { isAsked, isOrder, lastTopicGroup = null }: Manner,
  { group, wishProbability }: TalkReading,
): number {
  if (isOrder && wishProbability > MAX_WISH_PROBABILITY_OF_TALK) return MIN_OF_ORDER;
  if (isAsked && group === lastTopicGroup) return MIN_OF_FOLLOWING;
  if (isAsked) return MIN_OF_QUESTION;
  // 'My foot is a 45' may state a size or ask for advice.
  if (group === 'advice') return MIN_OF_ORDER;
  return group === 'service' && wishProbability <= MAX_WISH_PROBABILITY_OF_TALK ? MIN_OF_SERVICE : MIN_OF_STATEMENT;
}

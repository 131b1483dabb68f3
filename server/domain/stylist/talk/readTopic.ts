import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { ClauseWords } from '../clauses/ClauseWords.ts';
import type { TalkReading } from './TalkModel.ts';
import { TalkModel } from './TalkModel.ts';
import type { TalkGroup } from './talkGroups.ts';

/** How sure a reading of the group must be. Of unseen authors, nine of ten are right from the second of these on. */
const MIN_OF_QUESTION = 0.45;
const MIN_OF_STATEMENT = 0.6;
const MIN_OF_ORDER = 0.8;
/** Of words without a sentence around them, as 'save chocolate'. */
const MIN_OF_NAMING = 0.75;
/** Of a statement about the shop that surely asks for no pieces. */
const MIN_OF_SERVICE = 0.5;
const NO_WISH = 0.05;
/** For what goes on with what was just spoken of. */
const MIN_OF_FOLLOWING = 0.3;
const MAX_WISH_PROBABILITY = 0.25;

/** How a clause is put. */
export interface Manner {
  readonly isAsked: boolean;
  /** Asks for pieces, as far as its form goes ('show me'). */
  readonly isOrder: boolean;
  /** What was answered last; null for nothing. */
  readonly after?: TalkGroup | null;
}

/** What a clause is about; null where a learned reading is not sure. */
export function readTopic(words: string, manner: Manner, lexicon: Lexicon): TalkReading | null {
  const reading = TalkModel.shipped().read(words, lexicon);
  const isNaming = !words.includes('?') && new ClauseWords(words, lexicon).isBare;
  if (isNaming && reading.groupProbability < MIN_OF_NAMING) return null;
  const isSure = reading.groupProbability >= minimumFor(manner, reading);
  return isSure && reading.wishProbability <= MAX_WISH_PROBABILITY ? reading : null;
}

function minimumFor({ isAsked, isOrder, after = null }: Manner, { group, wishProbability }: TalkReading): number {
  if (isOrder && wishProbability > NO_WISH) return MIN_OF_ORDER;
  if (isAsked && group === after) return MIN_OF_FOLLOWING;
  if (isAsked) return MIN_OF_QUESTION;
  // 'My foot is a 45' tells a size as often as it asks for advice on it.
  if (group === 'advice') return MIN_OF_ORDER;
  return group === 'service' && wishProbability <= NO_WISH ? MIN_OF_SERVICE : MIN_OF_STATEMENT;
}

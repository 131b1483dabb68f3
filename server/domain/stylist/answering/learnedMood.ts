import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { createDictionary } from '../../text/createDictionary.ts';
import type { Mood } from './remarks.ts';
import { TalkModel } from '../talk/TalkModel.ts';
import type { TalkGroup } from '../talk/talkGroups.ts';
import type { TalkTopic } from '../talk/TalkTopic.ts';
import { readTopic } from '../talk/readTopic.ts';

const MOOD_BY_TOPIC: Readonly<Record<string, Mood>> = createDictionary<Mood>({
  amused: 'amused',
  agreed: 'agreed',
  pleased: 'pleased',
  doubtful: 'doubtful',
  upset: 'upset',
  offended: 'upset',
});

/** Minimum probability at which words are certainly a remark, so that they are not searched for. */
const MIN_OF_SURE_REMARK = 0.7;
const MAX_WISH_PROBABILITY = 0.1;

/**
 * Whether a message certainly is a remark that asks for nothing: 'if she says it is purple I am coming back for you'.
 */
export function isSureRemark(words: string, lexicon: Lexicon): boolean {
  const { topic, group, groupProbability, wishProbability } = TalkModel.shipped().read(words, lexicon);
  const isKnownRemark = group === 'remark' && MOOD_BY_TOPIC[topic] !== undefined;
  return isKnownRemark && groupProbability >= MIN_OF_SURE_REMARK && wishProbability <= MAX_WISH_PROBABILITY;
}

/** Topics that are only polite. */
const POLITE_TOPICS: ReadonlySet<TalkTopic> = new Set<TalkTopic>(['greeting', 'thanks', 'amused', 'offended']);
const MIN_OF_COURTESY = 0.6;

/** Whether a sentence is only polite, or a joke. */
export function isCourtesy(words: string, lexicon: Lexicon): boolean {
  const { topic, groupProbability, wishProbability } = TalkModel.shipped().read(words, lexicon);
  return POLITE_TOPICS.has(topic) && groupProbability >= MIN_OF_COURTESY && wishProbability <= MAX_WISH_PROBABILITY;
}

const MAX_WISH_OF_TOLD = 0.4;
const QUESTION_GROUPS: ReadonlySet<TalkGroup> = new Set<TalkGroup>(['piece', 'cloth', 'advice']);

/** Whether a sentence asks for nothing. Such a sentence only gives the reason for a question next to it. */
export function isOnlyTold(words: string, lexicon: Lexicon): boolean {
  const { group, wishProbability } = TalkModel.shipped().read(words, lexicon);
  return wishProbability < MAX_WISH_OF_TOLD && !QUESTION_GROUPS.has(group);
}

/** Returns the mood that the talk model finds in a remark; null if it is unsure or if the words are no remark. */
export function readMood(words: string, lexicon: Lexicon): Mood | null {
  const reading = readTopic(words, { isAsked: false, isOrder: false }, lexicon);
  return (reading === null ? undefined : MOOD_BY_TOPIC[reading.topic]) ?? null;
}

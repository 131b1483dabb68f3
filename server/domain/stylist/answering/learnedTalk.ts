import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { createDictionary } from '../../text/createDictionary.ts';
import type { Topic } from './Answer.ts';
import { findServiceTopic } from './serviceTopics.ts';
import type { Manner } from '../talk/readTopic.ts';
import { readTopic } from '../talk/readTopic.ts';
import type { TalkTopic } from '../talk/TalkTopic.ts';

/** The topic of a clause that does not ask for a search. */
export interface Talk {
  readonly topic: Topic;
  readonly asked: string;
  readonly subject: TalkTopic;
  /** Set if the words may be about an outfit that was discussed before, instead of the shop. */
  readonly isDoubtful?: true;
}

/** Minimum probability of a certain reading. Above it, nearly all messages by other authors are read correctly. */
const MIN_OF_CERTAIN = 0.8;

const TOPIC_BY_SUBJECT: Readonly<Record<string, Topic>> = createDictionary<Topic>({
  share: 'share',
  keep: 'keep',
  letGo: 'letGo',
  who: 'who',
  children: 'children',
  elsewhere: 'beyond',
  shrink: 'shrink',
  itch: 'itch',
  softness: 'itch',
  clothCare: 'clothCare',
  ...Object.fromEntries(
    'sheer static colorRun pilling creasing breathing stretch smell rain lasting thickness nature'
      .split(' ')
      .map((subject): [string, Topic] => [subject, 'property']),
  ),
  ...Object.fromEntries(
    'sizing colorAdvice figureAdvice manners layering footAdvice value storing howToWear trend opinion'
      .split(' ')
      .map((subject): [string, Topic] => [subject, 'advice']),
  ),
  why: 'why',
});

/**
 * Returns what a clause says to the shop, as the talk model reads it. Returns null if the model is unsure or if the
 * clause asks for pieces.
 */
export function readTalk(words: string, manner: Manner, lexicon: Lexicon): Talk | null {
  const reading = readTopic(words, manner, lexicon);
  if (reading === null) return null;
  const { topic: subject, group, groupProbability } = reading;
  if (QUESTION_ONLY_TOPICS.has(subject) && !manner.isAsked) return null;
  if (group === 'cloth' && !manner.isAsked) return null;
  if (subject === 'letGo' && SAVED_PATTERN.test(words)) return null;
  const doubtMark = group === 'advice' || groupProbability < MIN_OF_CERTAIN ? ({ isDoubtful: true } as const) : {};
  const service = findServiceTopic(subject);
  if (service) return { topic: service.topic, asked: service.questionClause, subject, ...doubtMark };
  const topic = TOPIC_BY_SUBJECT[subject];
  return topic === undefined
    ? null
    : { topic, asked: TOPICS_WITHOUT_WORDS.has(topic) ? '' : words, subject, ...doubtMark };
}

/** Matches a remark that something is saved or good. */
const SAVED_PATTERN = /^(?:saved|kept|noted|done)[ .!,]*$/u;

/**
 * Topics that count only in a question. In a statement, the same words are about people: 'she is S and a little shy'.
 */
const QUESTION_ONLY_TOPICS: ReadonlySet<TalkTopic> = new Set<TalkTopic>(['children', 'elsewhere', 'app']);
/** Topics for which the words of the question do not matter, so that `asked` is empty. */
const TOPICS_WITHOUT_WORDS: ReadonlySet<Topic> = new Set<Topic>([
  'share',
  'keep',
  'letGo',
  'who',
  'children',
  'beyond',
  'why',
]);

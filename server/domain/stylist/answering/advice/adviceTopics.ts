import type { AdviceContext, AdviceTopic } from './Advice.ts';
import type { TalkTopic } from '../../talk/TalkTopic.ts';
import { RIVAL_VERDICT } from './rivalVerdict.ts';
import { RIVAL_ADVICE } from './rivalAdvice.ts';
import { ADVICE_BY_SUBJECT } from './adviceBySubject.ts';
import { COLORING_ADVICE } from './coloring.ts';
import { FIGURE_ADVICE, namesFigure } from './figures.ts';
import { GLOSSARY_ADVICE } from './glossary.ts';
import { DRESS_CODE_ADVICE, EXTRA_PIECE_ADVICE, MANNER_ADVICE } from './occasions.ts';
import { PAIRING_ADVICE, PROPORTION_ADVICE } from './pairing.ts';
import { SIZE_CONVERSION_ADVICE, GIFT_SIZE_ADVICE, SIZING_ADVICE } from './sizing.ts';
import { MEASURING_ADVICE, VALUE_ADVICE } from './value.ts';
import { COLD_ADVICE } from './weather.ts';
import { FOOTWEAR_ADVICE, CARE_ADVICE, OPINION_ADVICE, TREND_ADVICE } from './wearing.ts';

/** The topics, the most specific first. The first topic that the words ask for is used. */
const ADVICE_TOPICS: readonly AdviceTopic[] = [
  RIVAL_ADVICE,
  RIVAL_VERDICT,
  GIFT_SIZE_ADVICE,
  GLOSSARY_ADVICE,
  SIZE_CONVERSION_ADVICE,
  MEASURING_ADVICE,
  VALUE_ADVICE,
  SIZING_ADVICE,
  PROPORTION_ADVICE,
  COLORING_ADVICE,
  FIGURE_ADVICE,
  COLD_ADVICE,
  DRESS_CODE_ADVICE,
  MANNER_ADVICE,
  EXTRA_PIECE_ADVICE,
  FOOTWEAR_ADVICE,
  PAIRING_ADVICE,
  CARE_ADVICE,
];
/** Topics with such general words that other questions about cloth are tried before them. */
const OPINION_TOPICS: readonly AdviceTopic[] = [TREND_ADVICE, OPINION_ADVICE];

/** Whether the words ask for advice on a topic. */
export function asksAdvice(words: string): boolean {
  return findAdviceInTopics(ADVICE_TOPICS, createBareContext(words)) !== '';
}

/** Topics whose advice leaves room for an opinion of the shown pieces. */
const TOPICS_BESIDE_OPINIONS: ReadonlySet<AdviceTopic> = new Set([
  COLD_ADVICE,
  EXTRA_PIECE_ADVICE,
  FOOTWEAR_ADVICE,
  PAIRING_ADVICE,
  CARE_ADVICE,
]);
const SETTLED_TOPICS: readonly AdviceTopic[] = ADVICE_TOPICS.filter((topic) => !TOPICS_BESIDE_OPINIONS.has(topic));

/** Whether the words ask for advice that needs no opinion of the shown pieces. */
export function asksSettledAdvice(words: string): boolean {
  return findAdviceInTopics(SETTLED_TOPICS, createBareContext(words)) !== '';
}

/** Whether the words ask how something suits a figure that they name. Then they are no question about a fact. */
export function asksOfFigure(words: string): boolean {
  return (
    QUESTION_PATTERN.test(words) &&
    (RIVAL_VERDICT.asks.test(words) || (namesFigure(words) && FIGURE_ADVICE.asks.test(words)))
  );
}

const QUESTION_PATTERN = /\?|\b(?:is|are|does|do|will|would|wont|can|should|what|which|how)\b/u;

/** Whether the words ask for the stylist's opinion. */
export function asksOpinion(words: string): boolean {
  return findAdviceInTopics(OPINION_TOPICS, createBareContext(words)) !== '';
}

/** Returns advice that depends only on the question; '' if there is none. */
export function adviseOnWords(words: string, subject?: TalkTopic): string {
  return findAdvice(createBareContext(words), subject);
}

/**
 * Returns the advice on a subject, or without a subject the advice of the first topic that gives any; '' if there is
 * none.
 */
export function findAdvice(context: AdviceContext, subject?: TalkTopic): string {
  const subjectAdvice = ADVICE_BY_SUBJECT.find((entry) => entry.subject === subject);
  if (subjectAdvice) {
    const text = subjectAdvice.topics.map(({ advise }) => advise(context)).find((advice) => advice !== '');
    return text ?? subjectAdvice.general;
  }
  return findAdviceInTopics([...ADVICE_TOPICS, ...OPINION_TOPICS], context);
}

function findAdviceInTopics(topics: readonly AdviceTopic[], context: AdviceContext): string {
  for (const { asks, advise } of topics) {
    const text = asks.test(context.words) ? advise(context) : '';
    if (text !== '') return text;
  }
  return '';
}

const createBareContext = (words: string): AdviceContext => ({
  words,
  toldText: words,
  item: null,
  shown: [],
  colors: [],
});

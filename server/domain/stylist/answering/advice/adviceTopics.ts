import type { AdviceContext, AdviceTopic } from './Advice.ts';
import type { TalkTopic } from '../../talk/TalkTopic.ts';
import { ADVICE_BY_SUBJECT } from './adviceBySubject.ts';
import { COLORING } from './coloring.ts';
import { FIGURE } from './figures.ts';
import { GLOSSARY } from './glossary.ts';
import { DRESS_CODE, EXTRA, MANNER } from './occasions.ts';
import { PAIRING, PROPORTION } from './pairing.ts';
import { CONVERSION, GIVING, SIZING } from './sizing.ts';
import { MEASURING, VALUE } from './value.ts';
import { COLD } from './weather.ts';
import { FOOTWEAR, KEEPING, OPINION, TREND } from './wearing.ts';

/** The topics, the most specific first. The first topic that the words ask for is used. */
const TOPICS: readonly AdviceTopic[] = [
  GIVING,
  GLOSSARY,
  CONVERSION,
  MEASURING,
  VALUE,
  SIZING,
  PROPORTION,
  COLORING,
  FIGURE,
  COLD,
  DRESS_CODE,
  MANNER,
  EXTRA,
  FOOTWEAR,
  PAIRING,
  KEEPING,
];
/** Topics with such general words that other questions about cloth are tried before them. */
const OPINIONS: readonly AdviceTopic[] = [TREND, OPINION];

/** Whether the words ask for advice on a topic. */
export function asksAdvice(words: string): boolean {
  return findAdviceInTopics(TOPICS, createBareContext(words)) !== '';
}

/** Whether the words ask for the stylist's opinion. */
export function asksOpinion(words: string): boolean {
  return findAdviceInTopics(OPINIONS, createBareContext(words)) !== '';
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
  return findAdviceInTopics([...TOPICS, ...OPINIONS], context);
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

import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { createDictionary } from '../../text/createDictionary.ts';
import type { Topic } from '../answering/Answer.ts';
import { isOrder } from '../answering/shopTalk.ts';
import type { TalkTopic } from '../talk/TalkTopic.ts';
import { readTopic } from '../talk/readTopic.ts';
import { withoutPointing } from './pointing/withoutPointing.ts';
import type { Question } from './questions.ts';

const TOPIC_BY_SUBJECT: Readonly<Record<string, Topic>> = createDictionary<Topic>({
  fit: 'fit',
  color: 'color',
  pattern: 'pattern',
  price: 'price',
  sale: 'sale',
  brand: 'brand',
  nature: 'fabric',
  about: 'about',
  compare: 'compare',
  total: 'total',
  goesWith: 'goesWith',
  forSeason: 'season',
});

/** Topics that need no question mark: 'I cannot decide between these'. */
const STATEMENT_TOPICS: ReadonlySet<TalkTopic> = new Set<TalkTopic>(['compare', 'total', 'favorite']);
/**
 * Matches a question that asks for another piece. 'Can I wear it with a bra' does not match, because it is about the
 * piece itself.
 */
const ASKS_WHAT_PATTERN = /\b(?:what|which|how|ideas?)\b/u;

/** Returns the question about pieces that the talk model finds; null if the model is unsure. */
export function readLearnedQuestion(words: string, isQuestion: boolean, lexicon: Lexicon): Question | null {
  const subject = readTopic(words, { isAsked: isQuestion, isOrder: isOrder(words) }, lexicon)?.topic ?? null;
  if (subject === 'favorite') return { topic: 'favorite', asked: '', isOfAll: true };
  if (subject === null || (!isQuestion && !STATEMENT_TOPICS.has(subject))) return null;
  if (subject === 'goesWith' && !ASKS_WHAT_PATTERN.test(words)) return null;
  const topic = TOPIC_BY_SUBJECT[subject];
  return topic === undefined ? null : { topic, asked: findAskedWords(topic, words, lexicon), isOfAll: false };
}

const FACETS_BY_TOPIC: Readonly<Partial<Record<Topic, ReadonlySet<Facet>>>> = {
  color: new Set<Facet>(['color', 'shade']),
  about: new Set<Facet>(['detail', 'function']),
};

/** Returns the words that a question is about, without the words for the piece: 'black or dark brown', 'lining'. */
export function findAskedWords(topic: Topic, words: string, lexicon: Lexicon): string {
  const facets = FACETS_BY_TOPIC[topic];
  const spans = facets === undefined ? [] : lexicon.findPhrases(splitWords(withoutPointing(words, 'it')));
  const namedSpans = spans.filter(({ concepts }) => concepts.some(({ facet }) => facets?.has(facet)));
  return namedSpans.map(({ phrase }) => phrase).join(' or ');
}

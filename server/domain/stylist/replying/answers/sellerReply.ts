import { capitalize } from '../../../search/phrasing.ts';
import { findSentence } from '../../answering/statements.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import type { AskedOfShop } from './Asked.ts';
import { describeFeature } from '../../answering/features/describeFeature.ts';
import type { Topic } from '../../answering/Answer.ts';
import { complainsOfOrder, soundsLikeFault } from '../../answering/orderFaults.ts';
import { findServiceQuestion } from '../../answering/serviceTopics.ts';
import { normalizeMessage } from '../../answering/halves.ts';

/** Questions whose answer is the same for all pieces in this app, whoever sells them. */
const QUESTIONS_ANSWERED_HERE: ReadonlySet<string> = new Set([
  'payment',
  'buying',
  'discounts beyond those shown',
  'shops to visit',
  'alterations',
]);
/** Topics that are never about a piece. */
const TOPICS_WITHOUT_PIECE: ReadonlySet<Topic> = new Set<Topic>(['orders', 'person', 'app']);

/** Apologizes before the answer to a complaint. */
const apologize = (topic: Topic, words: string): string =>
  topic !== 'app' && (complainsOfOrder(words) || soundsLikeFault(words))
    ? 'I’m sorry about that, it should not happen. '
    : '';

/** Writes that the terms of a seller are unknown, because each shop sells and ships its own pieces. */
export function replyOnSeller({ answer: { topic, asked }, items, voice, findings }: AskedOfShop): string {
  const { fact = '', answeringWords = [] } = findServiceQuestion(topic, asked) ?? {};
  if (TOPICS_WITHOUT_PIECE.has(topic)) return `${apologize(topic, normalizeMessage(findings.turn.said))}${fact}`;
  const [item] = items;
  const sentence = item ? findSentence(item, answeringWords) : '';
  if (item && sentence) return voice.say('about', { piece: nameItem(item), fact: `The makers say: “${sentence}”` });
  const feature =
    item && asked === 'its measurements' ? describeFeature(item, normalizeMessage(findings.turn.said)) : '';
  if (feature !== '') return feature;
  const seller = item?.website
    ? `${nameItem(item)} ${isOrAre(item)} sold by ${item.website}.`
    : 'Each piece is sold by its own shop; the link stands with the piece.';
  const sellerFact = `${capitalize(seller)} ${fact}`.trim();
  return QUESTIONS_ANSWERED_HERE.has(asked)
    ? voice.say('about', { piece: asked, fact: sellerFact })
    : voice.say('unknown', { word: asked, fact: sellerFact });
}

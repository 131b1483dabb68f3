import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import { MIN_CERTAINTY } from '../../../search/ranking/certainty.ts';
import { readItemFacts } from '../../../search/ranking/itemFacts.ts';
import { formatDollars } from '../../../search/phrasing.ts';
import type { Topic } from '../../answering/Answer.ts';
import { compareItems } from '../../answering/statements.ts';
import { findMost } from '../../answering/superlatives.ts';
import { nameItem, listWithAnd } from '../../wording/phrases.ts';
import { withArticle } from '../../wording/purposes.ts';
import type { WishPart } from '../../wish/WishPart.ts';
import { listMerits, joinPredicates, joinMeritTraits } from '../merits.ts';
import { askWhichPiece } from './askWhichPiece.ts';
import { explainWarmth } from './explainWarmth.ts';
import type { Asked } from './Asked.ts';
import { joinSentences } from './Asked.ts';

const REASON_BY_TOPIC: Readonly<Partial<Record<Topic, string>>> = {
  cheapest: 'the least of those shown',
  dearest: 'the most of those shown',
};
/** Matches questions for an opinion ('which is nicer'). Questions for facts ('what is the difference') do not match. */
const WANTS_OPINION_PATTERN =
  /\bwh(?:ich|at)\b.*\b(?:better|nicer|cuter|prettier|sexier|cooler|flattering|more|of (?:the|these|those) two|would you|should i)\b/iu;
const WITHOUT_PRICE_PATTERN =
  /\b(?:never mind|besides|apart from|other than|except(?: for)?|aside from|bar|not) the price\b/iu;
const OF_CLOTH_PATTERN = /\b(?:fabric|material|cloth|made of)\b/iu;

export function writeBestReply({ findings, answer, items, voice, lexicon }: Asked): string {
  const bestItem = answer.asked
    ? (findBestFor(answer.asked, items, lexicon) ?? items[0])
    : findMost(answer.topic, items);
  if (!bestItem) return voice.say('askWhich');
  const { understood, turn } = findings;
  const merits = listMerits(bestItem, {
    parts: [...turn.conversation.wish, ...readCriteria(answer.asked, lexicon)],
    filters: understood.filters,
    model: null,
    aboutPrice: false,
    aboutSize: false,
    variant: turn.conversation.turns,
    lexicon,
  });
  const price = REASON_BY_TOPIC[answer.topic];
  const fact = price
    ? `costs ${formatDollars(bestItem.priceCents)}, ${price}`
    : answer.asked
      ? null
      : explainWarmth(answer.topic, bestItem, items);
  const reason = fact ?? joinPredicates(merits, 2);
  const text = voice.say('best', {
    piece: nameItem(bestItem),
    why: reason,
    traits: fact ?? joinMeritTraits(merits, 2),
  });
  return answer.asked && readCriteria(answer.asked, lexicon).length > 0 && !findBestFor(answer.asked, items, lexicon)
    ? `None of these is listed for ${withArticle(answer.asked)}. ${text}`
    : text;
}

/** Returns the criteria of a choice as parts of a wish, so that the reasons mention them. */
function readCriteria(askedWords: string, lexicon: Lexicon): WishPart[] {
  return lexicon
    .findPhrases(askedWords.split(' '))
    .flatMap(({ concepts }) => concepts.slice(0, 1))
    .map(({ id, facet }) => ({ stance: 'wanted', facet, concepts: [id], words: askedWords, isPersonal: false }));
}

/** Returns the first piece that meets the criteria of a choice. */
function findBestFor(askedWords: string, items: readonly CatalogueItem[], lexicon: Lexicon): CatalogueItem | undefined {
  const concepts = lexicon.findPhrases(askedWords.split(' ')).flatMap((phrase) => phrase.concepts);
  return items.find((item) => {
    const facts = readItemFacts(item, lexicon);
    return concepts.some(({ id }) => (facts.concepts.get(id) ?? 0) >= MIN_CERTAINTY);
  });
}

/** Compares two pieces. If the question asks for an opinion, recommends the piece that the search ranked higher. */
export function replyToComparison(question: Asked): string {
  const {
    items,
    voice,
    findings: { turn },
  } = question;
  if (items.length < 2) return askWhichPiece(turn.shown.quick.length, voice);
  const pair = items.slice(0, 2);
  if (OF_CLOTH_PATTERN.test(turn.said))
    return joinSentences(pair, (item) =>
      voice.say('fabric', { item: nameItem(item), list: listWithAnd(item.materials) }),
    );
  const comparison = voice.say('compared', { list: compareItems(pair, !WITHOUT_PRICE_PATTERN.test(turn.said)) });
  const findPlace = (item: CatalogueItem): number => turn.shown.quick.findIndex(({ id }) => id === item.id);
  return WANTS_OPINION_PATTERN.test(turn.said)
    ? `${writeBestReply({ ...question, items: [...pair].sort((a, b) => findPlace(a) - findPlace(b)) })}\n\n${comparison}`
    : comparison;
}

/**
 * Writes the total price of several pieces. If the question names another garment, says that its price is not
 * included.
 */
export function replyToTotal({ items, answer, voice }: Asked): string {
  const sum = formatDollars(items.reduce((cents, { priceCents }) => cents + priceCents, 0));
  const text = voice.say('total', {
    word: sum,
    list: listWithAnd(items.map((item) => `${nameItem(item)} at ${formatDollars(item.priceCents)}`)),
  });
  return answer.asked === '' ? text : `${text} You have not chosen any ${answer.asked} yet, so none are in that.`;
}

import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { formatDollars } from '../../../search/ranking/phrasing.ts';
import type { Topic } from '../../answering/Answer.ts';
import { comparison } from '../../answering/statements.ts';
import { most } from '../../answering/superlatives.ts';
import { itemName, listed, pieceName } from '../../wording/phrases.ts';
import { meritsOf, predicates, traits } from '../merits.ts';
import type { Asked } from './Asked.ts';
import { eachOf } from './Asked.ts';

const BEST_WHY: Readonly<Partial<Record<Topic, string>>> = {
  cheapest: 'asks least of those shown',
  dearest: 'costs most of those shown',
};
/** Somebody who asks which is nicer wants an opinion; who asks what differs wants facts. */
const WANTS_OPINION =
  /\bwh(?:ich|at)\b.*\b(?:better|nicer|cuter|prettier|sexier|cooler|flattering|more|of (?:the|these|those) two|would you|should i)\b/iu;
const OF_CLOTH = /\b(?:fabric|material|cloth|made of)\b/iu;

export function bestReply({ findings, answer, items, voice, lexicon }: Asked): string {
  const best = most(answer.topic, items);
  if (!best) return voice.say('askWhich');
  const { understood, turn } = findings;
  const merits = meritsOf(best, {
    parts: turn.conversation.wish,
    filters: understood.filters,
    model: null,
    aboutPrice: false,
    aboutSize: false,
    variant: turn.conversation.turns,
    lexicon,
  });
  const why = BEST_WHY[answer.topic] ?? predicates(merits, 2);
  return voice.say('best', { piece: pieceName(best), why, traits: BEST_WHY[answer.topic] ?? traits(merits, 2) });
}

/** Two pieces side by side; where an opinion is asked for, the one that search put first is named. */
export function comparedReply(asked: Asked): string {
  const {
    items,
    voice,
    findings: { turn },
  } = asked;
  if (items.length < 2) return voice.say('askWhich');
  const pair = items.slice(0, 2);
  if (OF_CLOTH.test(turn.said))
    return eachOf(pair, (one, at) => voice.say('fabric', { item: itemName(one), list: listed(one.materials) }, at));
  const compared = voice.say('compared', { list: comparison(pair) });
  const placed = (item: CatalogueItem): number => turn.shown.quick.findIndex(({ id }) => id === item.id);
  return WANTS_OPINION.test(turn.said)
    ? `${bestReply({ ...asked, items: [...pair].sort((a, b) => placed(a) - placed(b)) })}\n\n${compared}`
    : compared;
}

/** What several pieces cost together. */
export function totalReply({ items, voice }: Asked): string {
  const sum = formatDollars(items.reduce((cents, { priceCents }) => cents + priceCents, 0));
  return voice.say('total', {
    word: sum,
    list: listed(items.map((item) => `${itemName(item)} at ${formatDollars(item.priceCents)}`)),
  });
}

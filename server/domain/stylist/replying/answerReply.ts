import type { Findings } from '../Turn.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../search/lexicon/Lexicon.ts';
import { dollars } from '../../search/ranking/phrasing.ts';
import type { Answer, Topic } from '../answering/Answer.ts';
import { comparison, saleVerdict, sentenceWith, sizeVerdict, summary, verdictOn, type Verdict } from '../answering/statements.ts';
import { most } from '../answering/superlatives.ts';
import { itemName, listed, pieceName, plainWord, seedOf } from '../wording/phrases.ts';
import { narrowingQuestion, openQuestion } from './asking.ts';
import { meritsOf, predicates, traits } from './merits.ts';
import type { Voice } from './Voice.ts';

const NAMED_COMPANIONS = 3;
/** Stands behind a size where the stock was asked for. */
const IN_STOCK = / in stock$/u;
const CARE = ['wash', 'washed', 'washing', 'washable', 'dry clean', 'iron', 'ironed', 'launder', 'laundered'];

/** What is said to a question or a courtesy. Facts come from the pieces alone; what they do not say is owned up to. */
export function answerReply(findings: Findings, answer: Answer, voice: Voice, lexicon: Lexicon): string {
  const { turn } = findings;
  const items = itemsOf(findings, answer);
  const [item] = items;
  const seed = seedOf(turn.said) + turn.conversation.turns;
  const ask = answer.topic === 'narrowing' ? narrowingQuestion(seed) : openQuestion(turn.profile.preferences, seed);
  switch (answer.topic) {
    case 'greeting': return voice.say('greeting', { ask, name: nameOf(turn.profile.name) });
    case 'thanks': case 'goodbye': case 'who': return voice.say(answer.topic);
    case 'wish': case 'narrowing': return answer.asked ? voice.say('askAgain', { ask, word: answer.asked }) : voice.say('askWish', { ask });
    case 'which': return voice.say('askWhich');
    case 'unknowable': return voice.say('unknown', { word: subject(answer.asked), fact: item ? alternative(item, answer.asked) : '' });
    case 'compare': return items.length > 1 ? voice.say('compared', { list: comparison(items.slice(0, 2)) }) : voice.say('askWhich');
    default: return item ? aboutItem({ findings, answer, items, item, voice, lexicon }) : voice.say('askWhich');
  }
}

interface Asked {
  readonly findings: Findings;
  readonly answer: Answer;
  readonly items: readonly CatalogueItem[];
  readonly item: CatalogueItem;
  readonly voice: Voice;
  readonly lexicon: Lexicon;
}

function aboutItem(asked: Asked): string {
  const { findings, answer, items, item, voice, lexicon } = asked;
  const name = itemName(item);
  switch (answer.topic) {
    case 'goesWith': return companionReply(findings, item, voice);
    case 'price': return eachOf(items, (one) => voice.say('price', { item: itemName(one), word: dollars(one.priceCents) }));
    case 'brand': return voice.say('brand', { item: name, word: item.brand });
    case 'fabric': return item.materials.length > 0 ? eachOf(items, (one) => voice.say('fabric', { item: itemName(one), list: listed(one.materials) })) : unknown(asked, 'the fabric');
    case 'color': return answer.asked ? judged(asked, verdictOn(item, answer.asked, lexicon)) : voice.say('colors', { item: name, list: listed(item.colors.map((color) => color.toLowerCase())) });
    case 'size': return sizeReply(asked);
    case 'sale': return items.length > 1 ? saleOfAll(items, voice) : judged(asked, saleVerdict(item));
    case 'care': return described(asked, CARE, 'how to care for it');
    case 'fit': return fitReply(asked);
    case 'occasion': case 'season': return purposeReply(asked);
    case 'about': return answer.asked ? featureReply(asked) : items.slice(0, 2).map((one) => voice.say('about', { piece: pieceName(one), fact: summary(one) })).join('\n\n');
    default: return bestReply(asked);
  }
}

function itemsOf({ turn }: Findings, { itemIds }: Answer): CatalogueItem[] {
  const attached = turn.attachment?.context === 'item' ? [turn.attachment.item] : [];
  const known = new Map([...turn.shown.quick, ...turn.shown.deep.map(({ item }) => item), ...attached].map((item) => [item.id, item]));
  return itemIds.flatMap((id) => known.get(id) ?? []);
}

function nameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return first === '' ? '' : `, ${first}`;
}

function eachOf(items: readonly CatalogueItem[], sentence: (item: CatalogueItem) => string): string {
  return items.slice(0, 3).map(sentence).join(' ');
}

function judged({ voice, answer }: Asked, { holds, fact }: Verdict): string {
  if (holds === null) return voice.say('unknown', { word: subject(answer.asked), fact: '' });
  return voice.say(holds ? 'yes' : 'no', { fact });
}

function unknown({ voice, item }: Asked, word: string): string {
  return voice.say('unknown', { word, fact: alternative(item, word) });
}

/** What the description says in so many words, or that nobody does. */
function described(asked: Asked, words: readonly string[], subjectWords: string): string {
  const sentence = sentenceWith(asked.item, words);
  return sentence ? asked.voice.say('yes', { fact: `The description of ${itemName(asked.item)} says: “${sentence}”` }) : unknown(asked, subjectWords);
}

function sizeReply({ findings, answer, items, item, voice, lexicon }: Asked): string {
  const own = findings.turn.profile.preferences.sizePreference[0];
  const word = /my size|fit me/u.test(answer.asked) || (/fit me|my size/u.test(findings.turn.said) && own) ? (own ?? '') : answer.asked;
  if (word === '') return eachOf(items, (one) => voice.say('sizes', { item: itemName(one), list: listed(one.sizes) }));
  if (items.length > 1) {
    const size = sizeOf(word, lexicon);
    const having = items.filter((one) => (one.sizes as readonly string[]).includes(size)).slice(0, 3);
    return having.length > 0 ? voice.say('yes', { fact: `In ${size} there ${having.length > 1 ? 'are' : 'is'} ${listed(having.map(itemName))}.` }) : voice.say('no', { fact: `None of these comes in ${size}.` });
  }
  const verdict = sizeVerdict(item, sizeOf(word.replace(IN_STOCK, ''), lexicon));
  const stock = IN_STOCK.test(word) && verdict.holds ? ' How many are left I cannot see from here.' : '';
  return voice.say(verdict.holds ? 'yes' : 'no', { fact: `${verdict.fact}${stock}` });
}

function sizeOf(word: string, lexicon: Lexicon): string {
  const sizes = lexicon.byPhrase(word.replace(/^an? /u, '')).flatMap((entry) => entry.sizes);
  return sizes[0] ?? word.replace(/^(?:an? )?size /u, '').toUpperCase();
}

function saleOfAll(items: readonly CatalogueItem[], voice: Voice): string {
  const reduced = items.filter(({ priceCents, fullPriceCents }) => priceCents < fullPriceCents).slice(0, 3);
  return reduced.length > 0 ? voice.say('yes', { fact: `On sale: ${listed(reduced.map((one) => `${itemName(one)} at ${dollars(one.priceCents)} instead of ${dollars(one.fullPriceCents)}`))}.` })
    : voice.say('no', { fact: 'None of these is on sale.' });
}

function fitReply(asked: Asked): string {
  const { item, answer, voice, lexicon } = asked;
  if (answer.asked) return judged(asked, verdictOn(item, answer.asked, lexicon));
  return item.fit ? voice.say('about', { piece: pieceName(item), fact: `Its cut is listed as ${plainWord(item.fit)}; how it falls on you I cannot say from here.` }) : unknown(asked, 'the fit');
}

const SEASONS: ReadonlySet<string> = new Set(['spring', 'summer', 'autumn', 'winter']);
const ON_RECORD: Readonly<Record<string, (item: CatalogueItem) => readonly string[]>> = { occasion: ({ occasions }) => occasions, season: ({ seasons }) => seasons };

/** Whether it is made for what is asked: by the occasions and seasons on record, or by the text. */
function purposeReply(asked: Asked): string {
  const { item, answer, lexicon, voice } = asked;
  const onRecord = ON_RECORD[answer.topic]?.(item) ?? [];
  const names = lexicon.scan(answer.asked.split(' ')).flatMap(({ concepts }) => concepts).filter(({ facet }) => facet === answer.topic || facet === 'season' || facet === 'occasion')
    .flatMap(({ name, near }) => [name, ...Object.entries(near).filter(([, service]) => service >= 0.7).map(([id]) => id.split(':')[1] ?? '')]);
  const isOfSeason = names.some((name) => SEASONS.has(name));
  const list = listed((isOfSeason ? item.seasons : onRecord).map(plainWord));
  if (names.length === 0 || onRecord.length === 0) return unknown(asked, subject(answer.asked));
  const all = [...item.occasions, ...item.seasons];
  const holds = names.some((name) => all.includes(name));
  return voice.say(holds ? 'yes' : 'no', { fact: `${itemName(item)} is meant for ${list}.` });
}

/** 'Do any of these contain leather': of several the ones that have it. */
function featureReply(asked: Asked): string {
  const { items, answer, lexicon, voice } = asked;
  if (items.length === 1) return judged(asked, verdictOn(asked.item, answer.asked, lexicon));
  const verdicts = items.map((item) => ({ item, verdict: verdictOn(item, answer.asked, lexicon) }));
  const having = verdicts.filter(({ verdict }) => verdict.holds === true).slice(0, 3);
  if (having.length > 0) return voice.say('yes', { fact: `That holds for ${listed(having.map(({ item }) => itemName(item)))}.` });
  return verdicts.every(({ verdict }) => verdict.holds === null) ? voice.say('unknown', { word: subject(answer.asked), fact: '' }) : voice.say('no', { fact: 'None of those shown has it on record.' });
}

const BEST_WHY: Readonly<Partial<Record<Topic, string>>> = { cheapest: 'asks least of those shown', dearest: 'costs most of those shown' };

function bestReply({ findings, answer, items, voice, lexicon }: Asked): string {
  const best = most(answer.topic, items);
  if (!best) return voice.say('askWhich');
  const { understood, turn } = findings;
  const merits = meritsOf(best, { parts: turn.conversation.wish, filters: understood.filters, model: null, aboutPrice: false, lexicon });
  const why = BEST_WHY[answer.topic] ?? predicates(merits, 2);
  return voice.say('best', { piece: pieceName(best), why, traits: BEST_WHY[answer.topic] ?? traits(merits, 2) });
}

function companionReply({ companions, turn }: Findings, item: CatalogueItem, voice: Voice): string {
  const pieces = companions.slice(0, NAMED_COMPANIONS);
  if (pieces.length === 0) return voice.say('unknown', { word: `what goes with ${itemName(item)}: the shop has nothing that suits it`, fact: '' });
  const reply = voice.say('companions', { item: itemName(item), list: listed(pieces.map(pieceName)) });
  return turn.shown.quick.length > 0 ? reply : `${reply} ${voice.next('alike')}`;
}

const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/deliver|ship|arrive/u, 'delivery'], [/return|refund|exchange/u, 'returns'], [/stock|sold out|restock/u, 'what is in stock'], [/shrink/u, 'whether it shrinks'],
  [/review|rating/u, 'reviews'], [/model/u, 'the model in the picture'], [/made in/u, 'where it is made'], [/coupon|promo/u, 'coupons'], [/weather/u, 'the weather'],
  [/itch|scratch/u, 'whether it itches'], [/warranty/u, 'a warranty'], [/pay/u, 'payment'], [/order/u, 'orders'],
];

function subject(asked: string): string {
  return SUBJECTS.find(([pattern]) => pattern.test(asked))?.[1] ?? (asked.trim() === '' ? 'that' : `“${asked.trim()}”`);
}

/** What can be said instead: where it could be asked, or what is on record. */
function alternative(item: CatalogueItem, asked: string): string {
  if (/deliver|ship|arrive|return|refund|exchange|stock|sold out|warranty|pay/u.test(asked) && item.website) return `It is sold by ${item.website}, who would know.`;
  return item.materials.length > 0 ? `What I do know: ${itemName(item)} is made of ${listed(item.materials)}.` : '';
}

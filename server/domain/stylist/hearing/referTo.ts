import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { dollarsOf } from '../wording/phrases.ts';
import type { Utterance } from './Utterance.ts';

/** What a shopper can point at. */
export interface Pointable {
  /** On the screen, in its order. */
  readonly shown: readonly CatalogueItem[];
  /** Chosen with a reason, in their order. */
  readonly picks: readonly CatalogueItem[];
  /** Spoken of last, the nearest first. */
  readonly spokenOf: readonly CatalogueItem[];
  readonly attached: CatalogueItem | null;
  /** Attached in this turn or before. */
  readonly sent: CatalogueItem | null;
  /** Whether an item is so described ('striped', 'navy', 'linen dress'). */
  readonly fits: (item: CatalogueItem, words: string) => boolean;
  /** Whether words name a garment or a look at all. */
  readonly describes: (words: string) => boolean;
  /** Whether an item is of the garment named ('dress'); true where the word names none. */
  readonly isA: (item: CatalogueItem, noun: string) => boolean;
}

/** Items pointed at; `isLost` where something was pointed at that is not there. */
export interface Reference {
  readonly items: readonly CatalogueItem[];
  readonly isLost: boolean;
}

const NUMBERS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const COUNTS = 'one two three four five six'.split(' ');
const NTH = `(?:${NUMBERS.join('|')}|1st|2nd|3rd|[4-9]th|1[0-2]th)`;
const NOUN = '(?:one|option|item|piece|pick|result|suggestion|look|garment|t ?shirt|[a-z]{3,12})';

const SPAN = new RegExp(String.raw`\bthe (first|last|top) (two|three|four|five|[2-6])\b(?: (?:ones|items|pieces|picks|options|results))?`, 'u');
const PAIR = new RegExp(String.raw`\b(?:the |number |no\.? ?|#)?(${NTH}|\d{1,2}) (?:one )?(?:and|or|with|to|vs|versus) (?:the |number |no\.? ?|#)?(${NTH}|last|\d{1,2})\b(?: ones?| items?| picks?)?`, 'u');
const NUMBERED = /(?:\bnumber |\bno\. ?|\boption |\bitem |#) ?(\d{1,2}|one|two|three|four|five|six)\b/u;
const ORDINAL = new RegExp(String.raw`\b(?:the|that|your|this|of the|like) (?:very )?(second to last|second last|last but one|${NTH}|last|final|top)(?: (${NOUN}))?\b`, 'u');
const BARE_ORDINAL = new RegExp(String.raw`(?:^|, ?)(${NTH}|last) one\b`, 'u');
const EXTREME = /\b(?:the |your )?(cheapest|least expensive|most affordable|most expensive|priciest|dearest)(?: one| ones| of (?:these|those|them|the lot|all))?\b/u;
const OF_TWO = /\bthe (cheaper|less expensive|more expensive|pricier|dearer)(?: one)?(?: of (?:the|these|those) (?:two|pair)| of them)?(?=$|[ ,.?!])/u;
const BOTH = /\b(?:both(?: of (?:them|these|those))?|the two(?: of them)?|these two|those two|either of them)\b/u;
const DESCRIBED = /\b(?:the|that|this) ((?:[a-z-]{2,14} ){1,4}?)(one|ones|dress|shirt|blazer|coat|jacket|skirt|tee|top|sweater|jumper|cardigan|hoodie|suit|trousers|pants|jeans|shorts|polo|tank|blouse)\b/u;
const NEAR = /\b(?:(?:this|that) (?:one|item|piece|look)|it|its|it s|this|that)\b/u;
const NOUNED = /\b(?:this|that|the) (dress|shirt|blazer|coat|jacket|skirt|tee|t shirt|top|sweater|jumper|cardigan|hoodie|suit|trousers|pants|jeans|shorts|polo|tank|blouse)\b/u;
const ALL = /\b(?:these|those|them|they|all of (?:these|those|them)|the ones (?:shown|above|you showed me)|any of (?:these|those|them))\b/u;

/** Resolves everything precise that is pointed at, and takes the words out. Null where nothing is. */
export function referTo(heard: Utterance, at: Pointable): Reference | null {
  return sentOne(heard, at) ?? spanned(heard, at) ?? paired(heard, at) ?? numbered(heard, at) ?? extreme(heard, at) ?? named(heard, at) ?? described(heard, at) ?? both(heard, at);
}

/** What 'it', 'this' and 'that dress' mean; for questions and wishes that lean on something. */
export function referNearby(heard: Utterance, at: Pointable): Reference | null {
  const nouned = NOUNED.exec(heard.rest);
  const near = nearest(at);
  if (nouned) {
    const item = [...near, ...at.shown].find((candidate) => at.isA(candidate, nouned[1] ?? ''));
    if (item) {
      heard.take(NOUNED);
      return { items: [item], isLost: false };
    }
  }
  // 'This bag' is a thing of the shopper's own where no piece is a bag.
  const noun = /\b(?:this|that) ([a-z]{3,14})\b/u.exec(heard.rest)?.[1];
  if (noun !== undefined && !isGeneral(noun) && at.describes(noun) && !at.attached) return null;
  if (heard.take(NEAR)) return { items: near.slice(0, 1), isLost: near.length === 0 };
  return null;
}

/** 'These', 'any of them': what is shown, the first of it. */
export function referToAll(heard: Utterance, at: Pointable): Reference | null {
  const taken = heard.take(ALL);
  return taken ? { items: at.shown.slice(0, 12), isLost: at.shown.length === 0 } : null;
}

const SENT = /\b(?:the |my )?(?:(?:one|ones|item|piece|photo|picture|image|thing|[a-z]{3,10}) (?:that )?i (?:attached|sent|uploaded|shared|showed you|added)|attached (?:one|item|piece|[a-z]{3,10})|(?:my|the) attachment)\b/u;

function sentOne(heard: Utterance, { sent }: Pointable): Reference | null {
  return heard.take(SENT) ? found(sent ? [sent] : []) : null;
}

function nearest({ attached, spokenOf, shown }: Pointable): CatalogueItem[] {
  if (attached) return [attached];
  return spokenOf.length > 0 ? [...spokenOf] : shown.slice(0, 1);
}

function spanned(heard: Utterance, { shown }: Pointable): Reference | null {
  const [, side = '', count = ''] = heard.take(SPAN) ?? [];
  if (side === '') return null;
  const many = countOf(count);
  return found(side === 'last' ? shown.slice(-many) : shown.slice(0, many));
}

function paired(heard: Utterance, at: Pointable): Reference | null {
  const match = PAIR.exec(heard.rest);
  if (!match || (/^\d+$/u.test(match[1] ?? '') && !/number|no\.|#|options?|items?/u.test(heard.rest))) return null;
  const [, left = '', right = ''] = heard.take(PAIR) ?? [];
  return found([...nth(at.shown, left), ...nth(at.shown, right)]);
}

function numbered(heard: Utterance, at: Pointable): Reference | null {
  const [, number = ''] = heard.take(NUMBERED) ?? [];
  if (number !== '') return found(nth(at.shown, number));
  const match = ORDINAL.exec(heard.rest);
  const noun = match?.[2] ?? '';
  const isPointing = match !== null && (noun === '' || isGeneral(noun) || at.describes(noun) || !/^(?:time|date|day|thing|week|weekend|hand|season|year|month|dance|dinner|night|minute|birthday|shelf|notch)$/u.test(noun));
  if (match && isPointing) {
    const keepsNoun = noun !== '' && !isGeneral(noun) && !at.describes(noun);
    heard.take(keepsNoun ? new RegExp(match[0].slice(0, -noun.length - 1), 'u') : ORDINAL);
    const row = noun === 'pick' && at.picks.length > 0 ? at.picks : at.describes(noun) ? at.shown.filter((item) => at.isA(item, noun)) : at.shown;
    return found(nth(row, match[1] ?? ''));
  }
  const [, bare = ''] = heard.take(BARE_ORDINAL) ?? [];
  return bare === '' ? null : found(nth(at.shown, bare));
}

const isGeneral = (noun: string): boolean => ['one', 'option', 'item', 'piece', 'pick', 'result', 'suggestion', 'look', 'garment'].includes(noun);

/** 'The cheaper of the two' is of those spoken of; 'the cheapest' of all that is shown. */
function extreme(heard: Utterance, { shown, spokenOf }: Pointable): Reference | null {
  const two = OF_TWO.exec(heard.rest);
  const most = two ? null : EXTREME.exec(heard.rest);
  if (!two && (!most || /\bwh(?:ich|at)\b/u.test(heard.whole))) return null;
  heard.take(two ? OF_TWO : EXTREME);
  const row = two ? (spokenOf.length > 1 ? spokenOf.slice(0, 2) : shown.slice(0, 2)) : shown;
  const isLow = /cheap|least|less|affordable/u.test((two ?? most)?.[1] ?? '');
  const sorted = [...row].sort((a, b) => (isLow ? dollarsOf(a) - dollarsOf(b) : dollarsOf(b) - dollarsOf(a)));
  return found(sorted.slice(0, 1));
}

/** By the words of its name that no other shown item has ('the Persephone'). */
function named(heard: Utterance, at: Pointable): Reference | null {
  const words = new Set(heard.rest.match(/[a-z]{4,}/gu));
  const names = (item: CatalogueItem): string[] => item.shortDescription.toLowerCase().match(/[a-z]{4,}/gu) ?? [];
  const shownOnce = [...at.spokenOf, ...at.shown.slice(0, 60)];
  const hits = shownOnce.filter((item) => names(item).some((word) => words.has(word) && !at.describes(word) && !ORDINARY_IN_NAMES.has(word)));
  const [first] = hits;
  if (!first) return null;
  const name = names(first);
  const spoken = name.filter((word) => words.has(word));
  const best = [...new Set(hits)].filter((item) => spoken.every((word) => names(item).includes(word)));
  heard.take(new RegExp(String.raw`\b(?:the |that )?(?:${spoken.map(escaped).join('|')})(?: (?:${name.map(escaped).join('|')}|one))*\b`, 'u'));
  return found(best.slice(0, 1));
}

const ORDINARY_IN_NAMES = new Set('first second third last with that this from like more made only some what when which same long short wide light dark deep soft warm cool late early day night city garden market summer winter spring autumn studio house work week weekend over under every everyday double second chance easy good great sunday friday morning evening party wedding office beach holiday travel date right best'.split(' '));

function escaped(word: string): string {
  return word.replace(/[^a-z]/gu, '');
}

/** 'The striped one': said with 'the', and there is one; else it is a wish. */
function described(heard: Utterance, at: Pointable): Reference | null {
  const match = DESCRIBED.exec(heard.rest);
  if (!match) return null;
  const noun = match[2] ?? '';
  const words = `${match[1] ?? ''}${noun.startsWith('one') ? '' : noun}`.trim();
  const isSelection = noun === 'ones' && /^(?:(?:only|just|show me|i want|rather) )?the [a-z -]+ ones[ .!]*$/u.test(heard.whole);
  if (!at.describes(words) || isSelection) return null;
  const hits = [...new Set([...at.spokenOf, ...at.shown, ...at.picks])].filter((item) => at.fits(item, words));
  if (hits.length === 0) return null;
  heard.take(DESCRIBED);
  return found(noun === 'ones' ? hits : hits.slice(0, 1));
}

function both(heard: Utterance, { shown, spokenOf }: Pointable): Reference | null {
  if (!heard.take(BOTH)) return null;
  return found((spokenOf.length > 1 ? spokenOf : shown).slice(0, 2));
}

function found(items: readonly CatalogueItem[]): Reference {
  return { items: [...new Set(items)], isLost: items.length === 0 };
}

function nth(row: readonly CatalogueItem[], said: string): CatalogueItem[] {
  const item = said === 'last' || said === 'final' ? row.at(-1) : said.startsWith('second ') || said.startsWith('last ') ? row.at(-2) : row[countOf(said) - 1];
  return item ? [item] : [];
}

function countOf(said: string): number {
  if (said === 'top') return 1;
  const digits = /^\d{1,2}/u.exec(said);
  if (digits) return Number(digits[0]);
  return (NUMBERS.includes(said) ? NUMBERS.indexOf(said) : COUNTS.indexOf(said)) + 1;
}

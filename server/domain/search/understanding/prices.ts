import type { Amount } from './amounts.ts';
import { amountAt } from './amounts.ts';
import type { Reading } from './Reading.ts';

/** Inclusive bounds in whole dollars. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

type Bound = 'upper' | 'lower' | 'around';

const phrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(' '));

const PHRASES_BEFORE: Readonly<Record<Bound, string[][]>> = {
  upper: phrases(
    'tops out at,top out at,maxes out at,max out at,stops at,caps out at,capped at,no pricier than,not pricier than,no dearer than,no costlier than,price cap of,price cap,price limit of,price limit,limits,no more than,not more than,no higher than,not higher than,not over,not above,nothing over,nothing above,nothing more than,budget of around,budget of about,budget of,budget is around,budget is about,budget is,budget,less than,lower than,cheaper than,up to,upto,at most,at the most,at max,max of,maximum of,limit of,limit is,spend around,spend about,spend up to,spend,under,below,beneath,within,max,maximum,sub,cap of,not exceeding,not to exceed',
  ),
  lower: phrases(
    'no less than,not less than,not under,not below,nothing under,nothing below,more than,at least,greater than,upwards of,starting at,starting from,north of,minimum of,min of,over,above,past,beyond,min,minimum,from,exceeding',
  ),
  around: phrases('in the region of,somewhere around,close to,around,about,roughly,approximately,approx,circa,near'),
};
const PHRASES_AFTER: Readonly<Record<Bound, string[][]>> = {
  upper: phrases(
    'or less,or under,or below,or cheaper,and under,and below,and less,at most,at the most,max,maximum,tops,budget,limit',
  ),
  lower: phrases(
    'or more,or over,or above,or higher,and up,and over,and above,and more,upwards,upward,plus,minimum,min',
  ),
  around: phrases('ish,roughly,approx'),
};
const PEOPLE_WORDS = new Set(
  'woman women man men lady ladies people person anyone those kids gentleman girl guy someone aged age mum mom dad grandma her him she he adults'.split(
    ' ',
  ),
);
const REFUSING_WORDS = new Set('no not nothing never dont cant wont without cannot isnt shouldnt wouldnt'.split(' '));
/** Tolerance of an approximate amount. */
const APPROXIMATE_SHARE = 0.25;

/** Parses every amount of money and consumes its words; the narrowest bounds apply. */
export function readPrices(reading: Reading): PriceBounds {
  let bounds: PriceBounds = { min: null, max: null };
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.isUsed(at)) continue;
    const found = rangeAt(reading, at) ?? qualifiedAt(reading, at) ?? plainAt(reading, at);
    if (!found) continue;
    reading.use(at, found.next);
    bounds = narrower(bounds, found.bounds);
    at = found.next - 1;
  }
  const isEmpty = bounds.min !== null && bounds.max !== null && bounds.min > bounds.max;
  return isEmpty ? { min: bounds.max, max: bounds.min } : bounds;
}

interface FoundPrice {
  readonly bounds: PriceBounds;
  readonly next: number;
}

function rangeAt(reading: Reading, at: number): FoundPrice | null {
  const opener = reading.word(at);
  const isOpened = opener === 'between' || opener === 'from';
  const low = amountAt(reading, isOpened ? at + 1 : at);
  if (!low || !isJoiner(reading, low.next, opener)) return null;
  const high = amountAt(reading, low.next + 1);
  if (!high || high.value < low.value) return null;
  const isPrice = low.isMoney || high.isMoney || (isOpened && !isAboutPeople(reading, at));
  return isPrice || isPriceLike(reading, at, high)
    ? { bounds: { min: ceil(low.value), max: floor(high.value) }, next: high.next }
    : null;
}

/** Whether a dash or word joins two amounts to a range. */
function isJoiner(reading: Reading, at: number, opener: string): boolean {
  const word = reading.word(at);
  return reading.tokens[at]?.kind === 'dash' || word === 'to' || (opener === 'between' && word === 'and');
}

/** Whether a bare range such as 'coat 200-400' is a price; not if it is small, a size, an age or a year. */
function isPriceLike(reading: Reading, at: number, high: Amount): boolean {
  const before = [reading.word(at - 1), reading.word(at - 2)];
  const isOther =
    before.some((word) => ['size', 'sizes', 'uk', 'eu', 'us', 'waist', 'ages', 'aged', 'age'].includes(word)) ||
    isAboutPeople(reading, at);
  const isYear = high.value >= 1900 && high.value <= 2100;
  return high.value >= 20 && !isOther && !isYear;
}

function qualifiedAt(reading: Reading, at: number): FoundPrice | null {
  for (const bound of ['upper', 'lower', 'around'] as const) {
    const length = lengthOfAny(reading, at, PHRASES_BEFORE[bound]);
    const amount = length === 0 ? null : amountAfter(reading, at + length);
    if (!amount || (!amount.isMoney && ((bound === 'lower' && isAboutPeople(reading, at)) || amount.value < 5)))
      continue;
    const isFlipped = bound === 'lower' && isRefusedBefore(reading, at);
    return { bounds: boundsOf(isFlipped ? 'upper' : bound, amount), next: afterSuffix(reading, amount).next };
  }
  return null;
}

/** Parses an amount after filler words, as in 'under about 100' and 'under the $50'. */
function amountAfter(reading: Reading, at: number): Amount | null {
  const skip = new Set(['the', 'about', 'around', 'like', 'say', 'maybe', 'roughly']);
  let next = at;
  while (skip.has(reading.word(next)) || (reading.tokens[next]?.text === ':' && next === at)) next++;
  return amountAt(reading, next);
}

function plainAt(reading: Reading, at: number): FoundPrice | null {
  const amount = amountAt(reading, at);
  if (!amount) return null;
  const suffix = afterSuffix(reading, amount);
  if (suffix.bound === null && !amount.isMoney && !amount.isVague) return null;
  const bound = suffix.bound ?? (amount.isVague ? 'around' : 'upper');
  return amount.value < 5 && !amount.isMoney ? null : { bounds: boundsOf(bound, amount), next: suffix.next };
}

function afterSuffix(reading: Reading, amount: Amount): { bound: Bound | null; next: number } {
  for (const bound of ['upper', 'lower', 'around'] as const) {
    const length = lengthOfAny(reading, amount.next, PHRASES_AFTER[bound]);
    const isPlusSize = reading.says(amount.next, ['plus', 'size']);
    if (length > 0 && !isPlusSize) return { bound, next: amount.next + length };
  }
  return { bound: null, next: amount.next };
}

function lengthOfAny(reading: Reading, at: number, options: readonly (readonly string[])[]): number {
  const best = options.filter((option) => reading.says(at, option)).map((option) => option.length);
  return Math.max(0, ...best);
}

/** Whether a number is an age, as in 'women over 60'. */
function isAboutPeople(reading: Reading, at: number): boolean {
  return PEOPLE_WORDS.has(reading.word(at - 1)) || PEOPLE_WORDS.has(reading.word(at - 2));
}

/** Whether a refusal reverses the bound: 'I don't want to spend over 100'. */
function isRefusedBefore(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 6) && !reading.isBreak(back); back--) {
    if (REFUSING_WORDS.has(reading.word(back))) return true;
  }
  return false;
}

function boundsOf(bound: Bound, { value, isVague }: Amount): PriceBounds {
  if (bound === 'around')
    return { min: ceil(value * (1 - APPROXIMATE_SHARE)), max: floor(value * (1 + APPROXIMATE_SHARE)) };
  if (bound === 'lower') return { min: ceil(value), max: null };
  return { min: null, max: floor(isVague ? value * (1 + APPROXIMATE_SHARE) : value) };
}

function narrower(a: PriceBounds, b: PriceBounds): PriceBounds {
  return {
    min: b.min === null ? a.min : Math.max(a.min ?? 0, b.min),
    max: b.max === null ? a.max : Math.min(a.max ?? Infinity, b.max),
  };
}

const MAX_DOLLARS = 1_000_000_000;
const floor = (value: number): number => Math.min(MAX_DOLLARS, Math.floor(value));
const ceil = (value: number): number => Math.min(MAX_DOLLARS - 1, Math.ceil(value));

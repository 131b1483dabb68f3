import type { Amount } from './amounts.ts';
import { readAmountAt } from './amounts.ts';
import type { Reading } from './Reading.ts';

/** Bounds in whole dollars; both are included. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

type BoundKind = 'upper' | 'lower' | 'around';

const splitPhrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(' '));

const PHRASES_BEFORE: Readonly<Record<BoundKind, string[][]>> = {
  upper: splitPhrases(
    'not a penny over,not a penny more than,not one penny more than,not a cent over,not a cent more than,not a dollar over,not a dollar more than,change from,until,till,til,stay under,stay below,keep under,keep it under,keep below,as far as,not crossing,not cross,not reach,not reaching,less dan,lesser than,worth,priced at,only have,only got,just have,have only,got only,ive got about,have about,have around,budget na,cap at,cap,not pass,not passing,not past,no past,dont pass,not go past,not going past,not go over,not go above,not going over,not going above,dont want to pay more than,not pay more than,pay up to,not much over,not much more than,just under,well under,a bit under,little under,bit less than,lower then,less then,cheaper then,bellow,south of,shy of,no dearer,max price,maximum price,price max,price under,price below,ceiling of,ceiling,tops out at,top out at,maxes out at,max out at,stops at,caps out at,capped at,no pricier than,not pricier than,no dearer than,no costlier than,price cap of,price cap,price limit of,price limit,limits,no more than,not more than,no higher than,not higher than,not over,not above,nothing over,nothing above,nothing more than,budget of around,budget of about,budget of,budget is around,budget is about,budget is,budget,less than,lower than,cheaper than,up to,upto,at most,at the most,at max,max of,maximum of,limit of,limit is,spend around,spend about,spend up to,spend,under,below,beneath,within,max,maximum,sub,cap of,not exceeding,not to exceed',
  ),
  lower: splitPhrases(
    'over and above,price over,price above,minimum price,more then,north of,nothing cheaper than,not cheaper than,no less than,not less than,not under,not below,nothing under,nothing below,more than,at least,greater than,upwards of,starting at,starting from,north of,minimum of,min of,over,above,past,beyond,min,minimum,from,exceeding',
  ),
  around: splitPhrases(
    'in the region of,somewhere around,close to,around,about,roughly,approximately,approx,circa,near',
  ),
};
const PHRASES_AFTER: Readonly<Record<BoundKind, string[][]>> = {
  upper: splitPhrases(
    'to spend,is my limit,is my max,is my maximum,is my budget,is the limit,is the max,is the budget,is max,is tops,is all i have,is all ive got,at the outside,at a push,at a stretch,all in,ceiling,or lower,or thereabouts max,max budget,top whack,tops please,or less,or under,or below,or cheaper,and under,and below,and less,at most,at the most,max,maximum,tops,budget,limit',
  ),
  lower: splitPhrases(
    'or more,or over,or above,or higher,and up,and over,and above,and more,upwards,upward,plus,minimum,min',
  ),
  around: splitPhrases('ish,roughly,approx'),
};
const PEOPLE_WORDS = new Set(
  'woman women man men lady ladies people person anyone those kids gentleman girl guy someone aged age mum mom dad grandma her him she he adults'.split(
    ' ',
  ),
);
const REFUSING_WORDS = new Set('no not nothing never dont cant wont without cannot isnt shouldnt wouldnt'.split(' '));
/** How much more than an approximate amount a piece may cost, as a fraction of the amount. */
const APPROXIMATE_SHARE = 0.25;

/** Reads every amount of money and consumes its words. The narrowest bounds apply. */
export function readPrices(reading: Reading): PriceBounds {
  let bounds: PriceBounds = { min: null, max: null };
  for (let position = 0; position < reading.tokens.length; position++) {
    if (reading.isUsed(position)) continue;
    const foundPrice =
      readRangeAt(reading, position) ??
      readQualifiedPriceAt(reading, position) ??
      readPlainPriceAt(reading, position) ??
      readPriceAfterForAt(reading, position) ??
      readFiguresAt(reading, position);
    if (!foundPrice || isSizeAt(reading, position, foundPrice.nextPosition)) continue;
    reading.markUsed(position, foundPrice.nextPosition);
    bounds = intersectBounds(bounds, foundPrice.bounds);
    position = foundPrice.nextPosition - 1;
  }
  const isEmpty = bounds.min !== null && bounds.max !== null && bounds.min > bounds.max;
  return isEmpty ? { min: bounds.max, max: bounds.min } : bounds;
}

const SIZE_WORDS = new Set('size sizes sized sz uk us eu au waist chest collar inseam'.split(' '));
const WORDS_AFTER_SIZE = new Set('a an is about around roughly of im maybe between'.split(' '));

/**
 * Whether the words around a number make it a size: 'size 12ish', 'size around 12'. A number with a currency is never
 * a size.
 */
function isSizeAt(reading: Reading, start: number, end: number): boolean {
  let position = start - 1;
  while (WORDS_AFTER_SIZE.has(reading.word(position))) position--;
  if (!SIZE_WORDS.has(reading.word(position))) return false;
  return !reading.tokens.slice(start, end).some((token, index) => isCurrency(reading, start + index, token.kind));
}

const isCurrency = (reading: Reading, position: number, kind: string): boolean =>
  kind === 'money' || readAmountAt(reading, position)?.isMoney === true;

interface FoundPrice {
  readonly bounds: PriceBounds;
  readonly nextPosition: number;
}

function readRangeAt(reading: Reading, position: number): FoundPrice | null {
  const openingWord = reading.word(position);
  const hasOpeningWord = openingWord === 'between' || openingWord === 'from';
  const low = readAmountAt(reading, hasOpeningWord ? position + 1 : position);
  if (!low || !isJoiner(reading, low.nextPosition, openingWord)) return null;
  const high = readAmountAt(reading, low.nextPosition + 1);
  if (!high || high.value < low.value) return null;
  const min = low.value * findSharedScale(reading, low, high);
  const isPrice = low.isMoney || high.isMoney || (hasOpeningWord && !isAboutPeople(reading, position));
  return isPrice || isPriceLike(reading, position, high)
    ? { bounds: { min: roundDollarsUp(min), max: roundDollarsDown(high.value) }, nextPosition: high.nextPosition }
    : null;
}

/**
 * Returns the factor of the higher number if it also applies to the lower one: 'between one and two hundred', '2-3
 * hundred'.
 */
function findSharedScale(reading: Reading, low: Amount, high: Amount): number {
  const scale = { hundred: 100, thousand: 1000, grand: 1000, k: 1000 }[reading.word(high.nextPosition - 1)] ?? 1;
  return low.value < 10 && high.value >= scale && !low.isMoney ? scale : 1;
}

/** Reads an amount after 'for' at the end of a clause: 'for seventy-five', 'for a ton'. */
function readPriceAfterForAt(reading: Reading, position: number): FoundPrice | null {
  const amount = reading.word(position) === 'for' ? readAmountAt(reading, position + 1) : null;
  const isPrice = amount !== null && amount.value >= MIN_PRICE_AFTER_FOR && reading.isBreak(amount.nextPosition);
  return isPrice ? { bounds: createBounds('upper', amount), nextPosition: amount.nextPosition } : null;
}

const MIN_PRICE_AFTER_FOR = 20;

const FIGURE_COUNTS = new Map([
  ['single', 1],
  ['double', 2],
  ['two', 2],
  ['triple', 3],
  ['three', 3],
  ['four', 4],
]);
const UNDER_WORDS = new Set(['under', 'below', 'beneath']);

/** Reads 'three figures max', 'under three figures' or 'double digits'. */
function readFiguresAt(reading: Reading, position: number): FoundPrice | null {
  const count = FIGURE_COUNTS.get(reading.word(position));
  if (count === undefined || !['figures', 'figure', 'digits', 'digit'].includes(reading.word(position + 1)))
    return null;
  const isBelow = UNDER_WORDS.has(reading.word(position - 1)) || reading.hasWordsAt(position - 2, ['less', 'than']);
  const hasMax = ['max', 'maximum', 'tops', 'only'].includes(reading.word(position + 2));
  const [minPrice, maxPrice] = [10 ** (count - 1), 10 ** count - 1];
  if (isBelow) return { bounds: { min: null, max: minPrice - 1 }, nextPosition: position + 2 };
  return { bounds: { min: hasMax ? null : minPrice, max: maxPrice }, nextPosition: position + (hasMax ? 3 : 2) };
}

/** Whether a dash or a word joins two amounts into a range. */
function isJoiner(reading: Reading, position: number, openingWord: string): boolean {
  const word = reading.word(position);
  return (
    reading.tokens[position]?.kind === 'dash' ||
    word === 'to' ||
    (openingWord === 'between' && word === 'n') ||
    (openingWord === 'between' && word === 'and')
  );
}

/**
 * Whether a range without a currency, such as 'coat 200-400', is a price. Small numbers, sizes, ages and years are
 * not.
 */
function isPriceLike(reading: Reading, position: number, high: Amount): boolean {
  const wordsBefore = [reading.word(position - 1), reading.word(position - 2)];
  const isOtherMeasure =
    wordsBefore.some((word) => ['size', 'sizes', 'uk', 'eu', 'us', 'waist', 'ages', 'aged', 'age'].includes(word)) ||
    isAboutPeople(reading, position);
  return high.value >= 20 && !isOtherMeasure && !isYear(high.value);
}

const isYear = (value: number): boolean => value >= 1900 && value <= 2100;

function readQualifiedPriceAt(reading: Reading, position: number): FoundPrice | null {
  for (const bound of ['upper', 'lower', 'around'] as const) {
    const length = findLongestLength(reading, position, PHRASES_BEFORE[bound]);
    const amount = length === 0 ? null : readAmountAfter(reading, position + length);
    if (!amount || (!amount.isMoney && ((bound === 'lower' && isAboutPeople(reading, position)) || amount.value < 5)))
      continue;
    if (isDate(reading, position, amount)) continue;
    const isNegatedBound = bound === 'lower' && isRefusedBefore(reading, position);
    return {
      bounds: createBounds(isNegatedBound ? 'upper' : bound, amount),
      nextPosition: readBoundSuffix(reading, amount).nextPosition,
    };
  }
  return null;
}

const UNTIL_WORDS = new Set(['until', 'till', 'til']);
/** The largest number that may be a day or an hour. */
const MAX_DAY = 31;
const MONTH_PATTERN = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|of$|am$|pm$|oclock$)/u;

/** Whether a number is a time: 'until 24 December', 'till 6', 'until 2030'. */
function isDate(reading: Reading, position: number, { value, isMoney, nextPosition }: Amount): boolean {
  if (isMoney || !UNTIL_WORDS.has(reading.word(position))) return false;
  return value < 20 || isYear(value) || (value <= MAX_DAY && MONTH_PATTERN.test(reading.word(nextPosition)));
}

/** Reads an amount after small words, as in 'under about 100' and 'under the $50'. */
function readAmountAfter(reading: Reading, position: number): Amount | null {
  const skippedWords = new Set(['the', 'about', 'around', 'like', 'say', 'maybe', 'roughly']);
  let nextPosition = position;
  while (
    skippedWords.has(reading.word(nextPosition)) ||
    (reading.tokens[nextPosition]?.text === ':' && nextPosition === position)
  )
    nextPosition++;
  return readAmountAt(reading, nextPosition);
}

function readPlainPriceAt(reading: Reading, position: number): FoundPrice | null {
  const amount = readAmountAt(reading, position);
  if (!amount) return null;
  const boundSuffix = readBoundSuffix(reading, amount);
  if (boundSuffix.bound === null && !amount.isMoney && !amount.isVague) return null;
  const bound = boundSuffix.bound ?? (amount.isVague ? 'around' : 'upper');
  return amount.value < 5 && !amount.isMoney
    ? null
    : { bounds: createBounds(bound, amount), nextPosition: boundSuffix.nextPosition };
}

function readBoundSuffix(reading: Reading, amount: Amount): { bound: BoundKind | null; nextPosition: number } {
  for (const bound of ['upper', 'lower', 'around'] as const) {
    const length = findLongestLength(reading, amount.nextPosition, PHRASES_AFTER[bound]);
    const isPlusSize = reading.hasWordsAt(amount.nextPosition, ['plus', 'size']);
    if (length > 0 && !isPlusSize) return { bound, nextPosition: amount.nextPosition + length };
  }
  return { bound: null, nextPosition: amount.nextPosition };
}

function findLongestLength(reading: Reading, position: number, options: readonly (readonly string[])[]): number {
  const lengths = options.filter((option) => reading.hasWordsAt(position, option)).map((option) => option.length);
  return Math.max(0, ...lengths);
}

/** Whether a number is an age, as in 'women over 60'. */
function isAboutPeople(reading: Reading, position: number): boolean {
  return PEOPLE_WORDS.has(reading.word(position - 1)) || PEOPLE_WORDS.has(reading.word(position - 2));
}

/** Whether a negation turns a minimum into a maximum: 'I don't want to spend over 100'. */
function isRefusedBefore(reading: Reading, index: number): boolean {
  for (let position = index - 1; position >= Math.max(0, index - 6) && !reading.isBreak(position); position--) {
    if (REFUSING_WORDS.has(reading.word(position))) return true;
  }
  return false;
}

function createBounds(bound: BoundKind, { value, isVague }: Amount): PriceBounds {
  if (bound === 'around')
    return {
      min: roundDollarsUp(value * (1 - APPROXIMATE_SHARE)),
      max: roundDollarsDown(value * (1 + APPROXIMATE_SHARE)),
    };
  if (bound === 'lower') return { min: roundDollarsUp(value), max: null };
  return { min: null, max: roundDollarsDown(isVague ? value * (1 + APPROXIMATE_SHARE) : value) };
}

function intersectBounds(bounds: PriceBounds, otherBounds: PriceBounds): PriceBounds {
  return {
    min: otherBounds.min === null ? bounds.min : Math.max(bounds.min ?? 0, otherBounds.min),
    max: otherBounds.max === null ? bounds.max : Math.min(bounds.max ?? Infinity, otherBounds.max),
  };
}

const MAX_PRICE_DOLLARS = 1_000_000_000;
const roundDollarsDown = (value: number): number => Math.min(MAX_PRICE_DOLLARS, Math.floor(value));
const roundDollarsUp = (value: number): number => Math.min(MAX_PRICE_DOLLARS - 1, Math.ceil(value));

import { NUMBER_WORDS } from '../../language/numbers.ts';
import type { Reading } from './Reading.ts';

/** An amount of money, or a number that may be one. */
export interface Amount {
  readonly value: number;
  /** The position after the amount. */
  readonly next: number;
  /** Whether the text says that the number is money ('$50', '50 bucks'). */
  readonly isMoney: boolean;
  /** Whether the text says that the amount is approximate ('50ish'). */
  readonly isVague: boolean;
}

const DOLLAR_UNITS = new Set('dollar dollars buck bucks usd pound pounds quid euro euros eur gbp'.split(' '));
const OTHER_UNITS = new Set(
  'feet foot ft inch inches cm mm kg lbs lb stone year years yr yrs yo old month months week weeks day days percent pack piece pieces button buttons degree degrees oz gsm waist leg inseam length th people guests kids am pm'.split(
    ' ',
  ),
);
const NUMBER_SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, k: 1000 };

/** The amount that starts at a position, or null. */
export function amountAt(reading: Reading, at: number): Amount | null {
  const hasSign = reading.tokens[at]?.kind === 'money';
  const start = hasSign ? at + 1 : at;
  const number = written(reading, start) ?? spoken(reading, start);
  if (!number) return null;
  const measured = trailing(reading, number.next);
  const isMoney = hasSign || number.isMoney || measured.isMoney;
  if (!isMoney && OTHER_UNITS.has(reading.word(number.next))) return null;
  return { value: number.value, next: measured.next, isMoney, isVague: number.isVague || measured.isVague };
}

/** Digits, optionally joined with a unit: '50usd', '1k', '100ish'. */
function written(reading: Reading, at: number): Amount | null {
  const token = reading.tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number') {
    const scale = NUMBER_SCALES[reading.word(at + 1)];
    return { value: token.value * (scale ?? 1), next: at + (scale ? 2 : 1), isMoney: false, isVague: false };
  }
  const grown = /^(\d{1,6})(k|ish|usd|eur|gbp|dollars|bucks|quid)$/u.exec(token.text);
  if (!grown) return null;
  const [, digits = '0', unit = ''] = grown;
  const value = Number(digits) * (unit === 'k' ? 1000 : 1);
  return { value, next: at + 1, isMoney: unit !== 'ish' && unit !== 'k', isVague: unit === 'ish' };
}

/** 'fifty', 'a hundred', 'two hundred and fifty', 'a couple of hundred'. */
function spoken(reading: Reading, at: number): Amount | null {
  const isArticle = reading.word(at) === 'a';
  const small = NUMBER_WORDS[reading.word(isArticle ? at + 1 : at)];
  const scaleAt = afterCount(reading, at, isArticle, small !== undefined);
  const scale = NUMBER_SCALES[reading.word(scaleAt)];
  if (scale === undefined) return small === undefined || isArticle ? null : tens(reading, at, small);
  const rest = remainder(reading, scaleAt + 1) ?? { value: 0, next: scaleAt + 1 };
  return { value: (small ?? 1) * scale + rest.value, next: rest.next, isMoney: false, isVague: false };
}

/** The position after a count: 'a couple of', 'two' or 'a'. */
function afterCount(reading: Reading, at: number, hasArticle: boolean, hasNumber: boolean): number {
  const next = at + (hasArticle ? 1 : 0) + (hasNumber ? 1 : 0);
  return reading.word(next) === 'of' ? next + 1 : next;
}

/** Parses 'twenty five'; 'one fifty' means 150. */
function tens(reading: Reading, at: number, value: number): Amount {
  const fraction = NUMBER_WORDS[reading.word(at + 1)] ?? 0;
  if (value < 10 && fraction >= 20)
    return { value: value * 100 + fraction, next: at + 2, isMoney: false, isVague: false };
  const ones = value >= 20 ? (NUMBER_WORDS[reading.word(at + 1)] ?? 0) : 0;
  const hasOnes = ones > 0 && ones < 10;
  return { value: value + (hasOnes ? ones : 0), next: at + (hasOnes ? 2 : 1), isMoney: false, isVague: false };
}

function remainder(reading: Reading, at: number): { value: number; next: number } | null {
  const start = reading.word(at) === 'and' ? at + 1 : at;
  const value = NUMBER_WORDS[reading.word(start)];
  return value === undefined || value < 10 ? null : { value, next: start + 1 };
}

function trailing(reading: Reading, at: number): Pick<Amount, 'next' | 'isMoney' | 'isVague'> {
  let next = at;
  let isMoney = false;
  if (reading.tokens[next]?.kind === 'money' || DOLLAR_UNITS.has(reading.word(next))) {
    isMoney = true;
    next += 1;
  }
  if (reading.word(next) === 'ish') return { next: next + 1, isMoney, isVague: true };
  if (reading.says(next, ['or', 'so']) || reading.says(next, ['more', 'or']))
    return { next: next + 2, isMoney, isVague: true };
  if (reading.says(next, ['give', 'or', 'take'])) return { next: next + 3, isMoney, isVague: true };
  return { next, isMoney, isVague: false };
}

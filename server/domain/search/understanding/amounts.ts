import { NUMBER_WORDS } from '../../language/numbers.ts';
import type { Reading } from './Reading.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** An amount of money, or a number that may be one. */
export interface Amount {
  readonly value: number;
  /** The position after the amount. */
  readonly nextPosition: number;
  /** Whether the text says that the number is money ('$50', '50 bucks'). */
  readonly isMoney: boolean;
  /** Whether the text says that the amount is approximate ('50ish'). */
  readonly isVague: boolean;
}

const DOLLAR_UNITS = new Set(
  'dollar dollars buck bucks usd pound pounds quid euro euros eur gbp aud cad rand rands naira rupee rupees inr zar rs ngn yen bux squid nicker smackers smackeroos buckaroos clams bones benjamins'.split(
    ' ',
  ),
);
/** Words that mean a sum by themselves: 'a tenner'. */
const SUM_WORDS = new Set('tenner tenners fiver fivers hundo'.split(' '));
const UNITS_OTHER_THAN_MONEY = new Set(
  (
    'feet foot ft inch inches cm mm m km mile miles mph kg kilo kilos lbs lb stone oz gsm degree degrees celsius fahrenheit percent ' +
    'year years yr yrs yo old month months week weeks fortnights day days night nights hour hours hr hrs minute minutes mins second seconds am pm oclock th ' +
    'pack piece pieces pair pairs times button buttons waist leg inseam length ' +
    'people guests person adults kids children sons daughters bridesmaids steps stairs floors pages shops'
  ).split(' '),
);
/** The maximum number of minutes; '120 min' is a minimum price. */
const MAX_MINUTES = 90;
const NUMBER_SCALES: Readonly<Record<string, number>> = createDictionary({
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  tenner: 10,
  tenners: 10,
  fiver: 5,
  fivers: 5,
  k: 1000,
  hundo: 100,
  ton: 100,
  score: 20,
  pony: 25,
  monkey: 500,
  bullseye: 50,
  pineapple: 50,
  lobster: 20,
});

/** Reads the amount that starts at a position; null if there is none. */
export function readAmountAt(reading: Reading, at: number): Amount | null {
  const hasSign = reading.tokens[at]?.kind === 'money';
  const start = hasSign ? at + 1 : at;
  const number = readDigits(reading, start) ?? readNumberWords(reading, start);
  if (!number) return null;
  const unitAfter = readUnitAfter(reading, number.nextPosition);
  const isMoney = hasSign || number.isMoney || unitAfter.isMoney;
  const unit = reading.word(number.nextPosition);
  const isMinutes = unit === 'min' && number.value <= MAX_MINUTES;
  if (!isMoney && (isMinutes || UNITS_OTHER_THAN_MONEY.has(unit))) return null;
  return {
    value: number.value,
    nextPosition: unitAfter.nextPosition,
    isMoney,
    isVague: number.isVague || unitAfter.isVague,
  };
}

/** Reads digits, which a unit may follow: '50usd', '1k', '100ish'. */
function readDigits(reading: Reading, at: number): Amount | null {
  const token = reading.tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number') {
    const scale = NUMBER_SCALES[reading.word(at + 1)];
    return { value: token.value * (scale ?? 1), nextPosition: at + (scale ? 2 : 1), isMoney: false, isVague: false };
  }
  const joinedUnitMatch = /^(\d{1,6})(k|ish|usd|eur|gbp|dollars|bucks|quid)$/u.exec(token.text);
  if (!joinedUnitMatch) return null;
  const [, digits = '0', unit = ''] = joinedUnitMatch;
  const value = Number(digits) * (unit === 'k' ? 1000 : 1);
  return { value, nextPosition: at + 1, isMoney: unit !== 'ish' && unit !== 'k', isVague: unit === 'ish' };
}

/**
 * Reads 'fifty', 'a hundred', 'two hundred and fifty', 'a couple of hundred', 'half a grand', 'twenty five hundred'.
 */
function readNumberWords(reading: Reading, at: number): Amount | null {
  if (reading.hasWordsAt(at, ['half', 'a'])) {
    const whole = readNumberWords(reading, at + 1);
    return whole && { ...whole, value: whole.value / 2 };
  }
  const isArticle = reading.word(at) === 'a';
  const smallNumber = NUMBER_WORDS[reading.word(isArticle ? at + 1 : at)];
  const ones = readOnesOfTens(reading, at + (isArticle ? 2 : 1), smallNumber);
  const scalePosition = findPositionAfterCount(reading, at, isArticle, smallNumber !== undefined) + (ones > 0 ? 1 : 0);
  const scale = NUMBER_SCALES[reading.word(scalePosition)];
  if (scale === undefined) return smallNumber === undefined || isArticle ? null : readTens(reading, at, smallNumber);
  return readScaled(reading, scalePosition, ((smallNumber ?? 1) + ones) * scale);
}

function readScaled(reading: Reading, scalePosition: number, value: number): Amount {
  const remaining = readRemainder(reading, scalePosition + 1) ?? { value: 0, next: scalePosition + 1 };
  return {
    value: value + remaining.value,
    nextPosition: remaining.next,
    isMoney: SUM_WORDS.has(reading.word(scalePosition)),
    isVague: false,
  };
}

const readOnesOfTens = (reading: Reading, at: number, tens = 0): number => (tens >= 20 ? readOnes(reading, at) : 0);

/** Returns the digit that the word at a position names; 0 if it names none. */
function readOnes(reading: Reading, at: number): number {
  const value = NUMBER_WORDS[reading.word(at)] ?? 0;
  return value < 10 ? value : 0;
}

/** Returns the position after a count such as 'a couple of', 'two' or 'a'. */
function findPositionAfterCount(reading: Reading, at: number, hasArticle: boolean, hasNumber: boolean): number {
  const next = at + (hasArticle ? 1 : 0) + (hasNumber ? 1 : 0);
  return reading.word(next) === 'of' ? next + 1 : next;
}

/** Reads 'twenty five', and 'one fifty' as 150. */
function readTens(reading: Reading, at: number, value: number): Amount {
  const secondNumber = NUMBER_WORDS[reading.word(at + 1)] ?? 0;
  if (value < 10 && secondNumber >= 20)
    return { value: value * 100 + secondNumber, nextPosition: at + 2, isMoney: false, isVague: false };
  const onesValue = value >= 20 ? readOnes(reading, at + 1) : 0;
  const hasOnes = onesValue > 0;
  return {
    value: value + (hasOnes ? onesValue : 0),
    nextPosition: at + (hasOnes ? 2 : 1),
    isMoney: false,
    isVague: false,
  };
}

function readRemainder(reading: Reading, at: number): { value: number; next: number } | null {
  const start = reading.word(at) === 'and' ? at + 1 : at;
  const value = NUMBER_WORDS[reading.word(start)];
  return value === undefined || value < 10 ? null : { value, next: start + 1 };
}

function readUnitAfter(reading: Reading, at: number): Pick<Amount, 'nextPosition' | 'isMoney' | 'isVague'> {
  let next = at;
  let isMoney = false;
  if (reading.tokens[next]?.kind === 'money' || DOLLAR_UNITS.has(reading.word(next))) {
    isMoney = true;
    next += 1;
  }
  if (reading.word(next) === 'ish') return { nextPosition: next + 1, isMoney, isVague: true };
  if (reading.hasWordsAt(next, ['or', 'so']) || reading.hasWordsAt(next, ['more', 'or']))
    return { nextPosition: next + 2, isMoney, isVague: true };
  if (reading.hasWordsAt(next, ['or', 'thereabouts'])) return { nextPosition: next + 2, isMoney, isVague: true };
  if (reading.hasWordsAt(next, ['give', 'or', 'take'])) return { nextPosition: next + 3, isMoney, isVague: true };
  return { nextPosition: next, isMoney, isVague: false };
}

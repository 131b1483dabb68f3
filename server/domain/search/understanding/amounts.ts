import { UNITS_OTHER_THAN_MONEY } from '../../language/units.ts';
import { NUMBER_WORDS } from '../../language/numbers.ts';
import type { Reading } from './Reading.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** An amount of money, or a number that may be one. */
export interface Amount {
  readonly value: number;
  /** The position after the amount. */
  readonly nextPosition: number;
  /** Whether the text marks the number as money ('$50', '50 bucks'). */
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
/** The largest number that 'min' marks as minutes; '120 min' is a minimum price. */
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
export function readAmountAt(reading: Reading, position: number): Amount | null {
  const hasSign = reading.tokens[position]?.kind === 'money';
  const start = hasSign ? position + 1 : position;
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
function readDigits(reading: Reading, position: number): Amount | null {
  const token = reading.tokens[position];
  if (token === undefined) return null;
  if (token.kind === 'number') {
    const scale = NUMBER_SCALES[reading.word(position + 1)];
    return {
      value: token.value * (scale ?? 1),
      nextPosition: position + (scale ? 2 : 1),
      isMoney: false,
      isVague: false,
    };
  }
  const joinedUnitMatch = /^(\d{1,6})(k|ish|usd|eur|gbp|dollars|bucks|quid)$/u.exec(token.text);
  if (!joinedUnitMatch) return null;
  const [, digits = '0', unit = ''] = joinedUnitMatch;
  const value = Number(digits) * (unit === 'k' ? 1000 : 1);
  return { value, nextPosition: position + 1, isMoney: unit !== 'ish' && unit !== 'k', isVague: unit === 'ish' };
}

/**
 * Reads 'fifty', 'a hundred', 'two hundred and fifty', 'a couple of hundred', 'half a grand', 'twenty five hundred'.
 */
function readNumberWords(reading: Reading, position: number): Amount | null {
  if (reading.hasWordsAt(position, ['half', 'a'])) {
    const wholeAmount = readNumberWords(reading, position + 1);
    return wholeAmount && { ...wholeAmount, value: wholeAmount.value / 2 };
  }
  const isArticle = reading.word(position) === 'a';
  const smallNumber = NUMBER_WORDS[reading.word(isArticle ? position + 1 : position)];
  const onesValue = readOnesOfTens(reading, position + (isArticle ? 2 : 1), smallNumber);
  const scalePosition =
    findPositionAfterCount(reading, position, isArticle, smallNumber !== undefined) + (onesValue > 0 ? 1 : 0);
  const scale = NUMBER_SCALES[reading.word(scalePosition)];
  if (scale === undefined)
    return smallNumber === undefined || isArticle ? null : readTens(reading, position, smallNumber);
  return readScaled(reading, scalePosition, ((smallNumber ?? 1) + onesValue) * scale);
}

function readScaled(reading: Reading, scalePosition: number, value: number): Amount {
  const remainder = readRemainder(reading, scalePosition + 1) ?? { value: 0, nextPosition: scalePosition + 1 };
  return {
    value: value + remainder.value,
    nextPosition: remainder.nextPosition,
    isMoney: SUM_WORDS.has(reading.word(scalePosition)),
    isVague: false,
  };
}

const readOnesOfTens = (reading: Reading, position: number, tensValue = 0): number =>
  tensValue >= 20 ? readOnes(reading, position) : 0;

/** Returns the digit that the word at a position names; 0 if it names none. */
function readOnes(reading: Reading, position: number): number {
  const value = NUMBER_WORDS[reading.word(position)] ?? 0;
  return value < 10 ? value : 0;
}

/** Returns the position after a count such as 'a couple of', 'two' or 'a'. */
function findPositionAfterCount(reading: Reading, position: number, hasArticle: boolean, hasNumber: boolean): number {
  const nextPosition = position + (hasArticle ? 1 : 0) + (hasNumber ? 1 : 0);
  return reading.word(nextPosition) === 'of' ? nextPosition + 1 : nextPosition;
}

/** Reads 'twenty five', and 'one fifty' as 150. */
function readTens(reading: Reading, position: number, value: number): Amount {
  const secondNumber = NUMBER_WORDS[reading.word(position + 1)] ?? 0;
  if (value < 10 && secondNumber >= 20)
    return { value: value * 100 + secondNumber, nextPosition: position + 2, isMoney: false, isVague: false };
  const onesValue = value >= 20 ? readOnes(reading, position + 1) : 0;
  const hasOnes = onesValue > 0;
  return {
    value: value + (hasOnes ? onesValue : 0),
    nextPosition: position + (hasOnes ? 2 : 1),
    isMoney: false,
    isVague: false,
  };
}

function readRemainder(reading: Reading, position: number): { value: number; nextPosition: number } | null {
  const start = reading.word(position) === 'and' ? position + 1 : position;
  const value = NUMBER_WORDS[reading.word(start)];
  return value === undefined || value < 10 ? null : { value, nextPosition: start + 1 };
}

function readUnitAfter(reading: Reading, position: number): Pick<Amount, 'nextPosition' | 'isMoney' | 'isVague'> {
  let nextPosition = position;
  let isMoney = false;
  if (reading.tokens[nextPosition]?.kind === 'money' || DOLLAR_UNITS.has(reading.word(nextPosition))) {
    isMoney = true;
    nextPosition += 1;
  }
  if (reading.word(nextPosition) === 'ish') return { nextPosition: nextPosition + 1, isMoney, isVague: true };
  if (reading.hasWordsAt(nextPosition, ['or', 'so']) || reading.hasWordsAt(nextPosition, ['more', 'or']))
    return { nextPosition: nextPosition + 2, isMoney, isVague: true };
  if (reading.hasWordsAt(nextPosition, ['or', 'thereabouts']))
    return { nextPosition: nextPosition + 2, isMoney, isVague: true };
  if (reading.hasWordsAt(nextPosition, ['give', 'or', 'take']))
    return { nextPosition: nextPosition + 3, isMoney, isVague: true };
  return { nextPosition, isMoney, isVague: false };
}

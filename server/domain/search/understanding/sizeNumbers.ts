import { NUMBER_WORDS } from '../../language/numbers.ts';
import { createDictionary } from '../../text/createDictionary.ts';
import type { Reading } from './Reading.ts';
import type { SizeReading } from './SizeReading.ts';
import {
  SYSTEM_BY_WORD,
  findBustSize,
  findChestSize,
  findHipSize,
  findJacketSize,
  findCollarSize,
  findDressSize,
  findWaistSize,
  type SizeSystem,
} from './sizeTables.ts';

/** A number, and the position after its words. */
export interface NumberWords {
  readonly value: number;
  readonly to: number;
}

export interface FoundSize {
  /** The sizes as read; 'size 12 or 14' has two. */
  readonly readings: readonly SizeReading[];
  /** The position of the first word of the size. */
  readonly from: number;
  readonly to: number;
}

export const SIZE_WORDS = new Set(['size', 'sizes', 'sz', 'sized']);
const MEASUREMENT_WORDS = new Set(['waist', 'waisted', 'chest', 'collar', 'neck', 'jacket', 'bust', 'hip', 'hips']);
/** Words that may stand between a measurement and its number, such as 'is a' in 'collar size is a 16'. */
const WORDS_AROUND_NUMBER = new Set([
  ...SIZE_WORDS,
  ...'a an in is of about around roughly maybe im inch inches cm centimeters centimetres'.split(' '),
]);
const UNITS = new Set(['inch', 'inches', 'in', 'cm', 'cms', 'centimeters', 'centimetres']);
const MAX_WORDS_BETWEEN = 4;
/** Matches numbers joined to letters: 'UK16', '40R', 'W32'. */
const JOINED_PATTERN = /^(?:(uk|us|eu|au|aus|fr|w)(\d{1,2})|(\d{2})([rsl]|uk|us|eu|au|aus|w|x\d{2}))$/u;

/** Reads the numeric size that begins at a position: 'size 16', 'UK 12', 'collar 16 and a half', 'waist 32', '40R'. */
export function readSizeNumber(reading: Reading, position: number): FoundSize | null {
  return (
    readJoined(reading, position) ??
    readBra(reading, position) ??
    readMeasure(reading, position) ??
    readNumberBeforeMeasure(reading, position) ??
    readJacket(reading, position) ??
    readDress(reading, position) ??
    readBareNumber(reading, position)
  );
}

function readJoined(reading: Reading, position: number): FoundSize | null {
  const match = JOINED_PATTERN.exec(reading.word(position));
  if (!match) return null;
  const [, textBefore, numberAfter = '', numberBefore = '', textAfter = ''] = match;
  const value = Number(textBefore === undefined ? numberBefore : numberAfter);
  return readWithUnit(
    reading.word(position).toUpperCase(),
    value,
    textBefore ?? textAfter,
    position,
    namesMan(reading),
  );
}

/** Reads a bra size such as '36G' as a size of clothes. A large cup gives the next larger size. */
function readBra(reading: Reading, position: number): FoundSize | null {
  const match = BRA_PATTERN.exec(reading.word(position));
  const [, band = '', cup = ''] = match ?? [];
  if (match === null) return null;
  const bust = Number(band) + (cup >= 'e' || cup.length > 1 ? LARGE_CUP_INCHES : SMALL_CUP_INCHES);
  return createFoundSize(reading.word(position).toUpperCase(), findBustSize(bust), position, position + 1);
}

const BRA_PATTERN = /^(2[8]|3[02468]|4[02468])(a{1,2}|b|c|d{1,2}|e|ff?|gg?|hh?|jj?|k)$/u;
/** How many inches the bust is larger than the band of a bra with a small cup. */
const SMALL_CUP_INCHES = 2;
const LARGE_CUP_INCHES = 5;

function readWithUnit(
  writtenText: string,
  value: number,
  unit: string,
  index: number,
  isForMan: boolean,
): FoundSize | null {
  // In '32x30', the first number is the waist and the second the leg length.
  if (unit === 'w' || unit.startsWith('x')) return createFoundSize(writtenText, findWaistSize(value), index, index + 1);
  const system = SYSTEM_BY_WORD[unit];
  if (system !== undefined) return findSizeInSystem({ writtenText, value, system }, isForMan, index, index + 1);
  // '40s' is a decade. Chest sizes above 52 are European.
  const isChest = value >= 32 && value <= 60 && !(unit === 's' && value % 10 === 0);
  return isChest
    ? createFoundSize(writtenText, findChestSize(value > 52 ? value - 10 : value), index, index + 1, true)
    : null;
}

/** Reads a number after a measurement: 'waist 32', 'collar size 16.5', 'chest is 42 inches'. */
function readMeasure(reading: Reading, position: number): FoundSize | null {
  const measure = reading.word(position);
  if (!MEASUREMENT_WORDS.has(measure)) return null;
  const nextPosition = skipFillers(reading, position + 1);
  const number = readNumber(reading, nextPosition);
  if (!number || !isOfMeasure(measure, number.value)) return null;
  const end = UNITS.has(reading.word(number.to)) ? number.to + 1 : number.to;
  return describeMeasure(measure, number.value, position, end);
}

/** Reads a number before a measurement: '32 waist', '16 inch collar', '42 inch chest'. */
function readNumberBeforeMeasure(reading: Reading, position: number): FoundSize | null {
  const number = readNumber(reading, position);
  if (!number) return null;
  const nextPosition = UNITS.has(reading.word(number.to)) ? number.to + 1 : number.to;
  const measure = reading.word(nextPosition);
  if (!MEASUREMENT_WORDS.has(measure) || !isOfMeasure(measure, number.value)) return null;
  return describeMeasure(measure, number.value, position, nextPosition + 1);
}

const JACKET_LENGTHS = new Set(['long', 'regular', 'reg', 'short']);
const WORDS_AFTER_LENGTHS = new Set(['sleeve', 'sleeves', 'sleeved', 'coat', 'coats', 'dress', 'dresses', 'skirt']);

/** Reads a chest size with a jacket length: '42 long', '38 regular'. */
function readJacket(reading: Reading, position: number): FoundSize | null {
  const number = readNumber(reading, position);
  const isLength = number !== null && JACKET_LENGTHS.has(reading.word(number.to));
  if (!isLength || WORDS_AFTER_LENGTHS.has(reading.word(number.to + 1)) || number.value < 32 || number.value > 60)
    return null;
  const writtenText = `${formatNumber(number.value)} ${reading.word(number.to)}`;
  const mentionsTrousers = reading.tokens.some(({ text }) => TROUSER_WORDS.has(text));
  return mentionsTrousers
    ? createFoundSize(`Waist ${writtenText}`, findWaistSize(number.value), position, number.to + 1)
    : createFoundSize(writtenText, findChestSize(number.value), position, number.to + 1, true);
}

/** Garments with leg lengths, for which a number before the length is a waist: 'trousers, 34 short'. */
const TROUSER_WORDS = new Set('trousers trouser pants jeans chinos slacks cords joggers shorts'.split(' '));

function isOfMeasure(measure: string, value: number): boolean {
  const isCollar = measure === 'collar' || measure === 'neck';
  return isCollar ? (value >= 13 && value <= 20) || (value >= 33 && value <= 50) : value >= 20 && value <= 150;
}

function describeMeasure(measure: string, value: number, start: number, end: number): FoundSize {
  if (measure === 'collar' || measure === 'neck')
    return createFoundSize(`Collar ${formatNumber(value)}`, findCollarSize(value), start, end, true);
  if (measure === 'waist' || measure === 'waisted')
    return createFoundSize(`Waist ${formatNumber(value)}`, findWaistSize(value), start, end);
  if (measure === 'bust') return createFoundSize(`Bust ${formatNumber(value)}`, findBustSize(value), start, end);
  if (measure.startsWith('hip')) return createFoundSize(`Hips ${formatNumber(value)}`, findHipSize(value), start, end);
  return createFoundSize(`Chest ${formatNumber(value)}`, findChestSize(value), start, end);
}

/** Reads a size with a size word or country: 'size 16', 'UK size 12', 'size 12 UK', 'a British 16', 'dress size 14'. */
function readDress(reading: Reading, position: number): FoundSize | null {
  const firstWord = reading.word(position);
  const systemBefore = SYSTEM_BY_WORD[firstWord];
  if (!SIZE_WORDS.has(firstWord) && systemBefore === undefined) return null;
  let nextPosition = position + 1;
  let system: SizeSystem | undefined = systemBefore;
  while (
    nextPosition <= position + MAX_WORDS_BETWEEN &&
    (SYSTEM_BY_WORD[reading.word(nextPosition)] || WORDS_AROUND_NUMBER.has(reading.word(nextPosition)))
  ) {
    system = SYSTEM_BY_WORD[reading.word(nextPosition)] ?? system;
    nextPosition++;
  }
  const number = readNumber(reading, nextPosition);
  if (!number) return null;
  return readAlternatives(reading, position, number, system);
}

/** Returns the number and a second number that is joined to it: 'size 12 or 14 UK'. */
function readAlternatives(
  reading: Reading,
  position: number,
  number: { readonly value: number; readonly to: number },
  system: SizeSystem | undefined,
): FoundSize | null {
  const otherNumber = readAlternative(reading, number.to);
  const end = otherNumber?.to ?? number.to;
  const systemAfter = SYSTEM_BY_WORD[reading.word(end)];
  const endIndex = systemAfter ? end + 1 : end;
  const values = [number.value, ...(otherNumber ? [otherNumber.value] : [])];
  const readings = values.flatMap(
    (value) =>
      readSizeOf(value, systemAfter ?? system, { from: position, to: endIndex, isForMan: namesMan(reading) })
        ?.readings ?? [],
  );
  return readings.length > 0 ? { readings, from: position, to: endIndex } : null;
}

const PERSON_WORDS = new Set('im am is hes shes theyre wear wears usually normally generally be'.split(' '));
/** Garments that make a number next to them a size: 'jeans 32'. */
const SIZED_WORDS = new Set(
  'dress dresses frock gown skirt skirts jeans trousers trouser pants chinos suit suits blazer jumpsuit blouse'.split(
    ' ',
  ),
);
const LARGEST_DRESS = 24;

/** Reads a number without a size word: '12 UK', 'a 42 Italian', 'I am a 14', 'dress 14', 'jeans 32/34'. */
function readBareNumber(reading: Reading, position: number): FoundSize | null {
  const number = readNumber(reading, position);
  if (!number || reading.word(position).startsWith('0') || !isSizeLike(number.value)) return null;
  const foundSize = readAlternatives(reading, position, number, undefined);
  const isOfSystem = foundSize !== null && SYSTEM_BY_WORD[reading.word(foundSize.to - 1)] !== undefined;
  if (isOfSystem) return foundSize;
  return isAfterPerson(reading, position, number.to) || isOfGarment(reading, position, number.to) ? foundSize : null;
}

const isAfterPerson = (reading: Reading, position: number, end: number): boolean =>
  reading.word(position - 1) === 'a' && PERSON_WORDS.has(reading.word(position - 2)) && endsNoun(reading, end);

const isOfGarment = (reading: Reading, position: number, end: number): boolean =>
  (SIZED_WORDS.has(reading.word(position - 1)) && endsNoun(reading, end)) ||
  (reading.word(position - 1) === 'a' && SIZED_WORDS.has(reading.word(end)));

const isSizeLike = (value: number): boolean =>
  Number.isInteger(value) && value <= 56 && (value >= 26 || value <= LARGEST_DRESS);

/** Whether the number stands alone, without a unit or noun such as 'inch' or 'year'. */
const endsNoun = (reading: Reading, position: number): boolean =>
  reading.isBreak(position) ||
  ['or', 'and', 'in', 'with', 'for', 'x', 'by', 'to', 'on', 'uk', 'so', 'but', 'please', 'usually'].includes(
    reading.word(position),
  ) ||
  SIZED_WORDS.has(reading.word(position));

const ALTERNATIVE_WORDS = new Set(['or', 'to', 'and', 'sometimes', 'maybe', 'a', 'size', 'even']);

/** Reads the second number of 'size 12 or 14', 'size 12-14' or 'size 12 or maybe a 14'. */
export function readAlternative(reading: Reading, start: number): NumberWords | null {
  let index = start;
  while (index < start + MAX_WORDS_BETWEEN && (ALTERNATIVE_WORDS.has(reading.word(index)) || isDash(reading, index)))
    index++;
  const isJoined = isDash(reading, start) || ['or', 'to', 'and'].includes(reading.word(start));
  const number = isJoined ? readNumber(reading, index) : null;
  return number !== null && number.value < 60 ? number : null;
}

const isDash = (reading: Reading, position: number): boolean => reading.tokens[position]?.kind === 'dash';

/** Returns the letter size of a number without a country. */
export const findSizeOfNumber = (value: number): SizeReading['size'] | null =>
  readSizeOf(value, undefined, { from: 0, to: 0, isForMan: false })?.readings[0]?.size ?? null;

interface Place {
  readonly from: number;
  readonly to: number;
  /** Whether the size is for a man. */
  readonly isForMan: boolean;
}

/** Reads a number without a country. Numbers from 26 are waists in inches, and numbers from 36 are chests. */
function readSizeOf(value: number, system: SizeSystem | undefined, { from, to, isForMan }: Place): FoundSize | null {
  const writtenText = system === undefined ? formatNumber(value) : `${NAME_BY_SYSTEM[system]} ${formatNumber(value)}`;
  if (system !== undefined) return findSizeInSystem({ writtenText, value, system }, isForMan, from, to);
  if (value <= 24) return findSizeInSystem({ writtenText, value, system: 'us' }, false, from, to);
  if (value < 36) return createFoundSize(writtenText, findWaistSize(value), from, to);
  return value <= 56 ? createFoundSize(writtenText, findChestSize(value), from, to) : null;
}

const NAME_BY_SYSTEM: Readonly<Record<SizeSystem, string>> = {
  us: 'US',
  uk: 'UK',
  au: 'AU',
  eu: 'EU',
  fr: 'FR',
  it: 'IT',
  in: 'IN',
};

const JACKET_SYSTEMS: ReadonlySet<SizeSystem> = new Set(['eu', 'fr', 'it']);
/** The smallest European size of a man's jacket. */
const SMALLEST_JACKET = 42;

function findSizeInSystem(
  { writtenText, value, system }: { writtenText: string; value: number; system: SizeSystem },
  isForMan: boolean,
  start: number,
  end: number,
): FoundSize | null {
  const isJacket = isForMan && JACKET_SYSTEMS.has(system) && value >= SMALLEST_JACKET;
  const isChest = isForMan && !JACKET_SYSTEMS.has(system) && value >= 32;
  const size = isJacket ? findJacketSize(value) : isChest ? findChestSize(value) : findDressSize(value, system);
  return size && createFoundSize(writtenText, size, start, end);
}

const MEN_WORDS = new Set(
  'man men mens mans male gents gent guy guys him his he husband hubby boyfriend bf dad father son brother uncle grandad grandpa groom suit suits blazer tuxedo tux waistcoat'.split(
    ' ',
  ),
);
const WOMEN_WORDS = new Set(
  'woman women womens ladies lady female her she wife mum mom daughter sister girlfriend'.split(' '),
);

const namesMan = (reading: Reading): boolean =>
  reading.tokens.some(({ text }) => MEN_WORDS.has(text)) && !reading.tokens.some(({ text }) => WOMEN_WORDS.has(text));

function createFoundSize(
  writtenText: string,
  size: SizeReading['size'],
  start: number,
  end: number,
  isForMen = false,
): FoundSize {
  return { readings: [{ writtenText, size, isForMen }], from: start, to: end };
}

/** Sizes that are spelled out: 'size twelve', 'a British sixteen'. */
const SPELLED_SIZES: Readonly<Record<string, number>> = createDictionary({
  ...Object.fromEntries(Object.entries(NUMBER_WORDS).filter(([, value]) => value >= 4)),
  zero: 0,
});

/**
 * Reads a number, with a half ('16 and a half', '16 1/2', '16.5') or approximate ('12ish'). Returns null if the
 * number is money.
 */
export function readNumber(reading: Reading, position: number): NumberWords | null {
  const token = reading.tokens[position];
  if (token === undefined || reading.isUsed(position)) return null;
  const isVague = /^(\d{1,2})ish$/u.exec(token.text);
  if (isVague) return { value: Number(isVague[1]), to: position + 1 };
  const spelledValue = SPELLED_SIZES[token.text];
  if (spelledValue !== undefined) return { value: spelledValue, to: position + 1 };
  if (token.kind !== 'number') return null;
  if (reading.word(position + 1) === 'ish') return { value: token.value, to: position + 2 };
  for (const halfWords of [['and', 'a', 'half'], ['a', 'half'], ['1', 'or', '2'], ['half']])
    if (reading.hasWordsAt(position + 1, halfWords))
      return { value: token.value + 0.5, to: position + 1 + halfWords.length };
  for (const quarter of [
    ['and', '3', 'or', '4'],
    ['3', 'or', '4'],
    ['and', 'three', 'quarters'],
  ])
    if (reading.hasWordsAt(position + 1, quarter))
      return { value: token.value + 0.75, to: position + 1 + quarter.length };
  return { value: token.value, to: position + 1 };
}

function skipFillers(reading: Reading, start: number): number {
  let index = start;
  while (index < start + MAX_WORDS_BETWEEN && WORDS_AROUND_NUMBER.has(reading.word(index))) index++;
  return index;
}

const formatNumber = (value: number): string => String(value);

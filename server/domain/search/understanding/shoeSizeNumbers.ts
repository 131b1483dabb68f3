import type { ShoeSize, ShoeSizeSystem } from '../../../../src/domain/catalogue/shoeSizes.ts';
import { SHOE_SIZE_SYSTEM_BY_WORD, isAdultShoeSize, isEuropeanShoeNumber } from '../../catalogue/shoeSizeSystems.ts';
import type { Reading, WordRange } from './Reading.ts';
import { readAlternative, readNumber, type NumberWords } from './sizeNumbers.ts';

/** A shoe size in a query, with the positions of its words. */
export interface StatedShoeSize extends WordRange {
  readonly size: ShoeSize;
  /** The number as written ('9') if the query names no size system. */
  readonly writtenText: string | null;
}

/** Words that make the number next to them a size. */
const SIZE_WORDS = new Set('size sizes sz sized wear'.split(' '));
/** Words that may stand between a size word and its number. */
const FILLERS_BEFORE_NUMBER = new Set(
  'a an is im in of about shoe shoes womens mens ladies gents my am around'.split(' '),
);
const MAX_FILLERS = 4;
/** Verbs before a size that has no size word: 'take a 9'. */
const SIZE_VERBS = new Set('in take takes need wear wears im'.split(' '));
const WORDS_AFTER_BARE_NUMBER = new Set('wide narrow or and please for size regular'.split(' '));
const JOINED_PATTERN = /^(?:(uk|us|eu|eur|sz)(\d{1,2})|(\d{1,2})(uk|us|eu|eur))$/u;

/** Reads the numeric shoe size that begins at a position: 'size 9', 'UK 8.5', '42 EU', 'in a 9'. */
export function readShoeSizeNumber(reading: Reading, position: number): FoundShoeSizes | null {
  return readJoined(reading, position) ?? readNamed(reading, position) ?? readBare(reading, position);
}

/** Finds the shoe size in a question: '9', 'a size 42', 'UK 8'. Returns null if there is none. */
export function findShoeSize(text: string): ShoeSize | null {
  const match = ASKED_PATTERN.exec(text.toLowerCase());
  if (!match) return null;
  const [, textBefore = '', number, textAfter = ''] = match;
  return findSizes([Number(number)], SHOE_SIZE_SYSTEM_BY_WORD[textBefore || textAfter], 0, 0)?.values[0]?.size ?? null;
}

const ASKED_PATTERN = /^(?:an? )?(?:size )?(?:([a-z]{2,8}) )?(\d{1,2}(?:\.5)?)(?: ([a-z]{2,8}))?$/u;

export interface FoundShoeSizes extends WordRange {
  readonly values: readonly Pick<StatedShoeSize, 'size' | 'writtenText'>[];
}

/** Reads a number joined to its system: 'UK9', '42eu'. */
function readJoined(reading: Reading, position: number): FoundShoeSizes | null {
  const match = JOINED_PATTERN.exec(reading.word(position));
  if (!match) return null;
  const system = SHOE_SIZE_SYSTEM_BY_WORD[match[1] ?? match[4] ?? ''];
  return findSizes([Number(match[2] ?? match[3])], system, position, position + 1);
}

/** Reads a size after a size word or system: 'size 9', 'UK 8.5', 'shoe size is a 9 and a half', 'size 9 or 10 US'. */
function readNamed(reading: Reading, position: number): FoundShoeSizes | null {
  const firstWord = reading.word(position);
  if (!SIZE_WORDS.has(firstWord) && SHOE_SIZE_SYSTEM_BY_WORD[firstWord] === undefined)
    return readNumberBeforeSystem(reading, position);
  let system = SHOE_SIZE_SYSTEM_BY_WORD[firstWord];
  let nextPosition = position + 1;
  while (nextPosition <= position + MAX_FILLERS && isFiller(reading.word(nextPosition))) {
    system = SHOE_SIZE_SYSTEM_BY_WORD[reading.word(nextPosition)] ?? system;
    nextPosition++;
  }
  return readValues(reading, nextPosition, position, system);
}

const isFiller = (word: string): boolean =>
  FILLERS_BEFORE_NUMBER.has(word) || SIZE_WORDS.has(word) || word in SHOE_SIZE_SYSTEM_BY_WORD;

/** Reads a number before its system: '42 EU', '8.5 UK'. */
function readNumberBeforeSystem(reading: Reading, position: number): FoundShoeSizes | null {
  const number = readNumber(reading, position);
  return number !== null && reading.word(number.to) in SHOE_SIZE_SYSTEM_BY_WORD
    ? readValues(reading, position, position, undefined)
    : null;
}

/** Reads a number after a verb: 'in a 9', 'I take a 42'. */
function readBare(reading: Reading, position: number): FoundShoeSizes | null {
  if (!SIZE_VERBS.has(reading.word(position))) return null;
  const start = ['a', 'an'].includes(reading.word(position + 1)) ? position + 2 : position + 1;
  const number = readNumber(reading, start);
  if (number === null) return null;
  const nextWord = reading.word(number.to);
  return reading.isBreak(number.to) || WORDS_AFTER_BARE_NUMBER.has(nextWord)
    ? readValues(reading, start, position, undefined)
    : null;
}

function readValues(
  reading: Reading,
  position: number,
  start: number,
  systemBefore: ShoeSizeSystem | undefined,
): FoundShoeSizes | null {
  const number = readNumber(reading, position);
  if (number === null) return null;
  const numbers: readonly NumberWords[] = [
    number,
    ...[readAlternative(reading, number.to)].filter((otherNumber) => otherNumber !== null),
  ];
  const end = numbers.at(-1)?.to ?? number.to;
  const systemAfter = SHOE_SIZE_SYSTEM_BY_WORD[reading.word(end)];
  return findSizes(
    numbers.map(({ value }) => value),
    systemAfter ?? systemBefore,
    start,
    systemAfter === undefined ? end : end + 1,
  );
}

/** Finds the shoe sizes that a number means. Without a system, small numbers are American and large ones European. */
function findSizes(
  values: readonly number[],
  system: ShoeSizeSystem | undefined,
  start: number,
  end: number,
): FoundShoeSizes | null {
  const sizes = values.flatMap((value) => {
    const knownSystem = system ?? (isEuropeanShoeNumber(value) ? 'EU' : 'US');
    if (!isAdultShoeSize(knownSystem, value)) return [];
    return [{ size: `${knownSystem} ${value}` as const, writtenText: system === undefined ? String(value) : null }];
  });
  return sizes.length > 0 ? { values: sizes, from: start, to: end } : null;
}

import type { Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import { SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Reading } from './Reading.ts';
import { ofFacet } from './Reading.ts';
import { createDictionary } from '../../text/createDictionary.ts';

const SIZE_BY_LETTER: Readonly<Record<string, Size>> = createDictionary({ s: 'S', m: 'M', l: 'L' });
const WORDS_BEFORE_LETTER = new Set('size sizes sized sz in a or and fits wear wears'.split(' '));
/** Nouns that a size word may describe without naming a size: 'medium wash', 'small floral print', 'large logo'. */
const NOUNS_AFTER_SIZE_WORDS = new Set(
  'wash weight length print prints logo frame build bust chest scale amount town batch heel detail details business change hole holes number part party gathering wardrobe capsule collection budget gift present token selection earrings bag purse clutch jewelry jewellery guy man men woman women lady person girl'.split(
    ' ',
  ),
);

/** Parses sizes given as letters or numbers, and consumes their words. */
export function readSizeMarks(reading: Reading): Size[] {
  const found: Size[] = [];
  reading.tokens.forEach((token, at) => {
    if (reading.isUsed(at)) return;
    const letter = SIZE_BY_LETTER[token.text];
    if (letter && isSizeLetter(reading, at)) {
      found.push(letter);
      reading.markUsed(at, at + 1);
    } else if (SIZE_WORDS.has(token.text) || SIZE_SYSTEMS.has(token.text)) {
      found.push(...readNumberedSize(reading, at));
    } else if (token.text === 'waist') {
      found.push(...readWaistSize(reading, at));
    }
  });
  return found;
}

/** Parses sizes in words ('medium', 'extra small') that do not describe something else. */
export function readSizeWords(reading: Reading): Size[] {
  const found: Size[] = [];
  for (const span of reading.findSpansWithRole('wanted')) {
    const sizes = ofFacet(span, 'size').flatMap((entry) => entry.sizes);
    if (sizes.length === 0) continue;
    const next = reading.findSpanAt(span.to);
    const describesNext = next !== undefined && ofFacet(next, 'pattern', 'detail', 'fit').length > 0;
    const isWord = ['small', 'medium', 'large'].includes(span.phrase);
    if (isWord && (describesNext || isOfSomethingElse(reading, span.to))) reading.assignRole(span, 'dropped');
    else found.push(...sizes);
  }
  return found;
}

/** Whether the size word describes another noun within two words: 'a small work wardrobe'. */
function isOfSomethingElse(reading: Reading, at: number): boolean {
  return (
    NOUNS_AFTER_SIZE_WORDS.has(reading.word(at)) ||
    (!reading.isBreak(at) &&
      NOUNS_AFTER_SIZE_WORDS.has(reading.word(at + 1)) &&
      !['and', 'or', 'in', 'for', 'with', 'at'].includes(reading.word(at)))
  );
}

function isSizeLetter(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const isLast = at === reading.tokens.length - 1;
  const isSingleCapital = token?.hasCapitals === true && at > 0;
  return WORDS_BEFORE_LETTER.has(reading.word(at - 1)) && reading.word(at - 1) !== 'a'
    ? true
    : isSingleCapital || (isLast && at > 0);
}

const SIZE_SYSTEMS = new Set(['uk', 'eu', 'us']);
const SIZE_WORDS = new Set(['size', 'sizes', 'sz']);
/** Words that may stand before the number of a size. */
const WORDS_BEFORE_NUMBER = new Set([...SIZE_WORDS, ...SIZE_SYSTEMS, 'a', 'in']);
const MAX_WORDS_BEFORE_NUMBER = 4;

/** Parses a size with a number: 'size 10', 'uk 12', 'size uk 12', 'eu 38', 'us size 8'. */
function readNumberedSize(reading: Reading, at: number): Size[] {
  const words: string[] = [];
  while (words.length < MAX_WORDS_BEFORE_NUMBER && WORDS_BEFORE_NUMBER.has(reading.word(at + words.length)))
    words.push(reading.word(at + words.length));
  const next = at + words.length;
  const token = reading.tokens[next];
  if (token?.kind !== 'number' || !Number.isInteger(token.value)) return [];
  const wordAfter = reading.word(next + 1);
  const system = [...words, wordAfter].findLast((word) => SIZE_SYSTEMS.has(word)) ?? 'us';
  reading.markUsed(at, wordAfter === system ? next + 2 : next + 1);
  return convertNumberToSizes(token.value, system);
}

/** Dress sizes by country; without a country, numbers from 26 are waists in inches, from 36 chests. */
export function convertNumberToSizes(value: number, system: string): Size[] {
  if (system === 'eu' && value >= 30 && value <= 56) return findSizesByUsNumber(value - 32);
  if (system === 'uk' && value <= 30) return findSizesByUsNumber(value - 4);
  if (value <= 24) return findSizesByUsNumber(value);
  if (value < 36) return findSizesByWaist(value);
  return value <= 52 ? findSizesByChest(value) : [];
}

/** US dress sizes: 0-2 XS, 4-6 S, 8-10 M, 12-14 L, 16-18 XL, above XXL. */
function findSizesByUsNumber(us: number): Size[] {
  const at = us < 0 ? 0 : 1 + Math.floor(us / 4);
  return [SIZES[Math.min(at, SIZES.length - 1)] ?? 'XXL'];
}

function findSizesByWaist(inches: number): Size[] {
  const at = inches < 27 ? 1 : inches < 30 ? 2 : inches < 33 ? 3 : inches < 36 ? 4 : 5;
  return [SIZES[at] ?? 'M'];
}

function findSizesByChest(inches: number): Size[] {
  const at = inches < 38 ? 2 : inches < 41 ? 3 : inches < 44 ? 4 : inches < 47 ? 5 : 6;
  return [SIZES[at] ?? 'M'];
}

function readWaistSize(reading: Reading, at: number): Size[] {
  for (const position of [at - 1, at + 1]) {
    const token = reading.tokens[position];
    if (token?.kind !== 'number' || reading.isUsed(position) || token.value < 22 || token.value > 60) continue;
    reading.markUsed(Math.min(at, position), Math.max(at, position) + 1);
    return findSizesByWaist(token.value);
  }
  return [];
}

/** Sorts sizes in vocabulary order, without duplicates. */
export function removeRepeatedSizes(sizes: readonly Size[]): Size[] {
  return SIZES.filter((size) => sizes.includes(size));
}

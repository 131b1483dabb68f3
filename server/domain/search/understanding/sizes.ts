import type { Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import { SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Reading } from './Reading.ts';
import type { SizeReading } from './SizeReading.ts';
import { readSizeNumber } from './sizeNumbers.ts';
import { listConceptsOfFacet } from './Reading.ts';
import { createDictionary } from '../../text/createDictionary.ts';

const SIZE_BY_LETTER: Readonly<Record<string, Size>> = createDictionary({ s: 'S', m: 'M', l: 'L' });
const WORDS_BEFORE_LETTER = new Set(
  'size sizes sized sz in a or and fits wear wears mens womens men women ladies gents male female unisex'.split(' '),
);
/** Nouns that a word such as 'small' describes instead of a size: 'medium wash', 'small floral print', 'large logo'. */
const NOUNS_AFTER_SIZE_WORDS = new Set(
  'wash weight length print prints logo frame build bust chest scale amount town batch heel detail details business change hole holes number part party gathering wardrobe capsule collection budget gift present token selection earrings bag purse clutch jewelry jewellery guy man men woman women lady person girl'.split(
    ' ',
  ),
);

/** Matches '3XL', '4X' and 'XXXL'. */
const LARGER_SIZE_PATTERN = /^(?:[3-9]xl?|x{3,6}l)$/u;

export interface SizeMarks {
  readonly letters: readonly Size[];
  readonly readings: readonly SizeReading[];
}

/** Reads letter sizes and numeric sizes, and consumes their words. */
export function readSizeMarks(reading: Reading): SizeMarks {
  const letters: Size[] = [];
  const readings: SizeReading[] = [];
  reading.tokens.forEach((token, position) => {
    if (reading.isUsed(position)) return;
    if (LARGER_SIZE_PATTERN.test(token.text)) {
      readings.push({ writtenText: token.text.toUpperCase(), size: 'XXL', isForMen: false, isLargerThanSold: true });
      reading.markUsed(position, position + 1);
      return;
    }
    const letter = SIZE_BY_LETTER[token.text];
    if (letter && isSizeLetter(reading, position)) {
      letters.push(letter);
      reading.markUsed(position, position + 1);
      return;
    }
    const foundSize = readSizeNumber(reading, position);
    if (!foundSize) return;
    readings.push(...foundSize.readings);
    reading.markUsed(foundSize.from, foundSize.to);
  });
  return { letters, readings };
}

/** Reads spelled-out sizes ('medium', 'extra small') that do not describe another noun. */
export function readSizeWords(reading: Reading): Size[] {
  const foundSizes: Size[] = [];
  for (const span of reading.findSpansWithRole('wanted')) {
    const sizes = listConceptsOfFacet(span, 'size').flatMap((entry) => entry.sizes);
    if (sizes.length === 0) continue;
    const nextSpan = reading.findSpanAt(span.to);
    const describesNext =
      nextSpan !== undefined && listConceptsOfFacet(nextSpan, 'pattern', 'detail', 'fit').length > 0;
    const isSizeWord = ['small', 'medium', 'large'].includes(span.phrase);
    if (isSizeWord && (describesNext || isOfSomethingElse(reading, span.to))) reading.assignRole(span, 'dropped');
    else foundSizes.push(...sizes);
  }
  return foundSizes;
}

/** Whether a size word describes one of the next two words instead of the wearer: 'a small work wardrobe'. */
function isOfSomethingElse(reading: Reading, position: number): boolean {
  return (
    NOUNS_AFTER_SIZE_WORDS.has(reading.word(position)) ||
    (!reading.isBreak(position) &&
      NOUNS_AFTER_SIZE_WORDS.has(reading.word(position + 1)) &&
      !['and', 'or', 'in', 'for', 'with', 'at'].includes(reading.word(position)))
  );
}

function isSizeLetter(reading: Reading, position: number): boolean {
  const token = reading.tokens[position];
  const isLast = position === reading.tokens.length - 1;
  if (isListedLetter(reading, position)) return true;
  const isSingleCapital = token?.hasCapitals === true && position > 0;
  return WORDS_BEFORE_LETTER.has(reading.word(position - 1)) && reading.word(position - 1) !== 'a'
    ? true
    : isSingleCapital || (isLast && position > 0);
}

/** Whether a letter is next to another size: 'S or M', 'M/L', 'between S and M'. */
const isListedLetter = (reading: Reading, position: number): boolean =>
  ['or', 'and', 'to'].includes(reading.word(position + 1)) && SIZE_BY_LETTER[reading.word(position + 2)] !== undefined;

/** Sorts sizes in the order of the vocabulary, without duplicates. */
export function removeRepeatedSizes(sizes: readonly Size[]): Size[] {
  return SIZES.filter((size) => sizes.includes(size));
}

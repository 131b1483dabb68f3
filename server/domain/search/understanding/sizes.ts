import type { Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import { SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Reading } from './Reading.ts';
import type { SizeReading } from './SizeReading.ts';
import { readSizeNumber } from './sizeNumbers.ts';
import { ofFacet } from './Reading.ts';
import { createDictionary } from '../../text/createDictionary.ts';

const SIZE_BY_LETTER: Readonly<Record<string, Size>> = createDictionary({ s: 'S', m: 'M', l: 'L' });
const WORDS_BEFORE_LETTER = new Set(
  'size sizes sized sz in a or and fits wear wears mens womens men women ladies gents male female unisex'.split(' '),
);
/** Nouns after a size word that then is no size: 'medium wash', 'small floral print', 'large logo'. */
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
  reading.tokens.forEach((token, at) => {
    if (reading.isUsed(at)) return;
    if (LARGER_SIZE_PATTERN.test(token.text)) {
      readings.push({ written: token.text.toUpperCase(), size: 'XXL', isForMen: false, isLargerThanSold: true });
      reading.markUsed(at, at + 1);
      return;
    }
    const letter = SIZE_BY_LETTER[token.text];
    if (letter && isSizeLetter(reading, at)) {
      letters.push(letter);
      reading.markUsed(at, at + 1);
      return;
    }
    const found = readSizeNumber(reading, at);
    if (!found) return;
    readings.push(...found.readings);
    reading.markUsed(found.from, found.to);
  });
  return { letters, readings };
}

/** Reads spelled-out sizes ('medium', 'extra small') that do not describe another noun. */
export function readSizeWords(reading: Reading): Size[] {
  const found: Size[] = [];
  for (const span of reading.findSpansWithRole('wanted')) {
    const sizes = ofFacet(span, 'size').flatMap((entry) => entry.sizes);
    if (sizes.length === 0) continue;
    const next = reading.findSpanAt(span.to);
    const describesNext = next !== undefined && ofFacet(next, 'pattern', 'detail', 'fit').length > 0;
    const isSizeWord = ['small', 'medium', 'large'].includes(span.phrase);
    if (isSizeWord && (describesNext || isOfSomethingElse(reading, span.to))) reading.assignRole(span, 'dropped');
    else found.push(...sizes);
  }
  return found;
}

/** Whether a size word describes one of the next two words instead of the wearer: 'a small work wardrobe'. */
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
  if (isListedLetter(reading, at)) return true;
  const isSingleCapital = token?.hasCapitals === true && at > 0;
  return WORDS_BEFORE_LETTER.has(reading.word(at - 1)) && reading.word(at - 1) !== 'a'
    ? true
    : isSingleCapital || (isLast && at > 0);
}

/** Whether a letter is next to another size: 'S or M', 'M/L', 'between S and M'. */
const isListedLetter = (reading: Reading, at: number): boolean =>
  ['or', 'and', 'to'].includes(reading.word(at + 1)) && SIZE_BY_LETTER[reading.word(at + 2)] !== undefined;

/** Sorts sizes in the order of the vocabulary, without duplicates. */
export function removeRepeatedSizes(sizes: readonly Size[]): Size[] {
  return SIZES.filter((size) => sizes.includes(size));
}

import { BRANDS_ELSEWHERE } from '../../language/lexicon/brandsElsewhere.ts';
import { KINDS_WITHOUT_LETTER_SIZES } from '../../language/lexicon/kinds.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import { capitalize, joinWords } from '../phrasing.ts';
import { listConceptsOfFacet } from './Reading.ts';
import type { SizeReading } from './SizeReading.ts';

/** Whether any of the garments is sold in letter sizes. Shoes, bags and hats are not. */
export function isSoldBySize(garments: readonly Span[]): boolean {
  const kinds = garments.flatMap((garment) =>
    listConceptsOfFacet(garment, 'kind').flatMap((entry) => Object.keys(entry.kinds)),
  );
  return kinds.length === 0 || kinds.some((kind) => !KINDS_WITHOUT_LETTER_SIZES.has(kind));
}

/** Writes how sizes were understood ('UK 16 read as L'), or that the shop does not list sizes of these pieces. */
export function describeSizes(readings: readonly SizeReading[], isSoldByLetters: boolean): string[] {
  if (readings.length === 0) return [];
  if (!isSoldByLetters) return ['No sizes are listed for these; the shop that sells them can tell you.'];
  return readings.map(({ writtenText, size, isLargerThanSold }) =>
    isLargerThanSold
      ? `There is no ${writtenText} here; ${size} is the largest size.`
      : `${writtenText} read as ${size}.`,
  );
}

/** Lists words that are neither in the catalogue nor English, and brands that the shop does not sell. */
export function listStrangeWords(
  words: readonly string[],
  spelling: Pick<Spelling, 'isKnown' | 'isUsedInCatalogue'>,
): readonly string[] {
  return words.filter(
    (word) =>
      !spelling.isUsedInCatalogue(word) &&
      (BRANDS_ELSEWHERE.has(word) || (/^[a-z]{3,}$/u.test(word) && !spelling.isKnown(word))),
  );
}

/** Writes sentences about unknown words: 'I do not know Zara here.' */
export function describeStrangeWords(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  return [`I do not know ${joinWords(words.map(capitalizeBrand), 'or')} here.`];
}

function capitalizeBrand(word: string): string {
  if (!BRANDS_ELSEWHERE.has(word)) return `“${word}”`;
  return word.includes('&') ? word.toUpperCase() : capitalize(word);
}

import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createShoeSizeId, nameRequestedSize } from '../../catalogue/shoeSizeScales.ts';
import { SHOE_KINDS } from '../../language/lexicon/kinds.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { listConceptsOfFacet, type Reading } from './Reading.ts';
import { readShoeSizeNumber, type StatedShoeSize } from './shoeSizeNumbers.ts';
import type { Attribute } from './Wish.ts';

/**
 * Reads shoe sizes and consumes their words. Returns none if the garment nearest to the number is no shoe, or if a
 * query without a garment is not about shoes.
 */
export function readShoeSizes(reading: Reading, lexicon: Lexicon, isAboutShoes: boolean): readonly StatedShoeSize[] {
  const garments = listGarments(reading, lexicon);
  const isOfShoes = (index: number): boolean =>
    garments.length === 0 ? isAboutShoes : isShoe(findNearest(garments, index));
  return reading.tokens.flatMap((_token, position) => {
    if (reading.isUsed(position) || !isOfShoes(position)) return [];
    const foundSize = readShoeSizeNumber(reading, position);
    if (foundSize === null) return [];
    reading.markUsed(foundSize.from, foundSize.to);
    return foundSize.values.map(({ size, writtenText }) => ({
      size,
      writtenText,
      from: foundSize.from,
      to: foundSize.to,
    }));
  });
}

/** Creates one attribute for all requested shoe sizes. A shoe has the attribute if it is sold in any of them. */
export function createShoeSizeAttributes(
  statedSizes: readonly StatedShoeSize[],
  genders: readonly Gender[],
  garments: readonly Span[],
): Attribute[] {
  if (statedSizes.length === 0) return [];
  const positions = garments.flatMap((garment, position) => (isShoe(garment) ? [position] : []));
  return [
    {
      names: statedSizes.map(({ size }) => size),
      facet: 'shoe size',
      concepts: statedSizes.flatMap(({ size }) => nameRequestedSize(size, genders).map(createShoeSizeId)),
      stems: [],
      garments: garments.length < 2 ? [] : positions,
    },
  ];
}

/** Writes how a shoe size was understood: '9 read as US 9.' */
export function describeShoeSizes(statedSizes: readonly StatedShoeSize[]): string[] {
  return statedSizes.flatMap(({ writtenText, size }) =>
    writtenText === null ? [] : [`${writtenText} read as ${size}.`],
  );
}

function listGarments(reading: Reading, lexicon: Lexicon): readonly Span[] {
  const words = reading.tokens.map((_token, position) => reading.word(position));
  return lexicon.findPhrasesJoiningWords(words).filter((span) => listConceptsOfFacet(span, 'kind').length > 0);
}

const isShoe = (garment: Span | undefined): boolean =>
  garment !== undefined &&
  listConceptsOfFacet(garment, 'kind').some(({ kinds }) => Object.keys(kinds).some((kind) => SHOE_KINDS.has(kind)));

function findNearest(garments: readonly Span[], index: number): Span | undefined {
  const measureDistance = ({ from, to }: Span): number => (index < from ? from - index : index - to + 1);
  return garments.toSorted((firstSpan, secondSpan) => measureDistance(firstSpan) - measureDistance(secondSpan))[0];
}

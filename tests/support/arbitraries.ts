import fc from 'fast-check';
import { COLORS, GENDERS, SIZES, SORT_OPTIONS } from '../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../src/domain/filters/Filters.ts';
import { MAX_PRICE, MIN_PRICE } from '../../src/domain/filters/price.ts';
import { isEmptyRange } from '../../src/domain/filters/range.ts';

const arbitraryPrice = fc.option(
  fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: MIN_PRICE, max: MAX_PRICE })),
);

/** Generates valid filters. */
export const arbitraryFilters: fc.Arbitrary<Filters> = fc
  .record({
    sort: fc.option(fc.constantFrom(...SORT_OPTIONS)),
    gender: fc.uniqueArray(fc.constantFrom(...GENDERS)),
    sale: fc.boolean(),
    priceRangeMin: arbitraryPrice,
    priceRangeMax: arbitraryPrice,
    size: fc.uniqueArray(fc.constantFrom(...SIZES)),
    color: fc.uniqueArray(fc.constantFrom(...COLORS)),
    brand: fc.uniqueArray(fc.constantFrom('Skarvholm', 'Halden & Rook', 'Ash, Elm', '100% Wool', 'a%2Cb')),
  })
  .filter(({ priceRangeMin, priceRangeMax }) => !isEmptyRange(priceRangeMin, priceRangeMax));

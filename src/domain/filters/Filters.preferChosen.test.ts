import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { classifyChange } from './filterFacts.ts';
import { NO_FILTERS, preferChosen, type Filters } from './Filters.ts';
import { isEmptyRange } from './range.ts';

const preferFilters = (chosenFilters: Partial<Filters>, understood: Partial<Filters>) =>
  preferChosen({ ...NO_FILTERS, ...chosenFilters }, { ...NO_FILTERS, ...understood });

describe('preferChosen', () => {
  it("completes the shopper's filters with those of the query", () => {
    const understood = { gender: ['Women'], color: ['Blue'], sale: true, sort: 'Price (low/high)' } as const;
    expect(preferFilters({ color: ['Red'], size: ['M'], sort: 'Relevance' }, understood)).toEqual({
      ...NO_FILTERS,
      ...understood,
      color: ['Red'],
      size: ['M'],
      sort: 'Relevance',
    });
  });

  it.each([
    ['an end that is open', { priceRangeMin: 40 }, { priceRangeMax: 90 }, [40, 90]],
    ['not an end that is chosen', { priceRangeMax: 60 }, { priceRangeMax: 90 }, [null, 60]],
    ['no minimum at or above the chosen maximum', { priceRangeMax: 50 }, { priceRangeMin: 50 }, [null, 50]],
    ['no maximum at or below the chosen minimum', { priceRangeMin: 50 }, { priceRangeMax: 40 }, [50, null]],
  ] as const)('takes %s from the query', (_name, chosenFilters, understood, [min, max]) => {
    expect(preferFilters(chosenFilters, understood)).toMatchObject({ priceRangeMin: min, priceRangeMax: max });
  });

  it('makes an empty range of the query one dollar wide', () => {
    expect(preferFilters({}, { priceRangeMin: 50, priceRangeMax: 50 })).toMatchObject({
      priceRangeMin: 50,
      priceRangeMax: 51,
    });
  });

  it('never drops what the shopper chose, and never forms an empty range', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryFilters, (chosenFilters, understood) => {
        const preferredFilters = preferChosen(chosenFilters, understood);
        expect(isEmptyRange(preferredFilters.priceRangeMin, preferredFilters.priceRangeMax)).toBe(false);
        expect(
          classifyChange(preferChosen(chosenFilters, preferredFilters), preferredFilters),
          'once more changes nothing',
        ).toBe('none');
        expect(preferChosen(chosenFilters, NO_FILTERS)).toEqual(chosenFilters);
        expect(preferChosen(NO_FILTERS, understood)).toEqual(understood);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { NO_FILTERS, type Filters } from './Filters.ts';
import { classifyChange, countActiveFilters, createDefaultFilters, replayEdits } from './filterFacts.ts';
import { isEmptyRange } from './range.ts';

const createFilters = (overrides: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...overrides });

describe('countActiveFilters', () => {
  it('counts the price range once and ignores the sort', () => {
    expect(countActiveFilters(NO_FILTERS)).toBe(0);
    expect(countActiveFilters(createFilters({ sort: 'Price (low/high)' }))).toBe(0);
    expect(countActiveFilters(createFilters({ priceRangeMin: 0 }))).toBe(1);
    expect(
      countActiveFilters({
        sort: 'Relevance',
        gender: ['Men', 'Women'],
        sale: true,
        priceRangeMin: 5,
        priceRangeMax: 9,
        size: ['M'],
        color: ['Red', 'Gold'],
        brand: ['Skarvholm'],
      }),
    ).toBe(8);
  });
});

describe('classifyChange', () => {
  it('distinguishes a change of order from a change of results', () => {
    const filtersBefore = createFilters({ size: ['S', 'M'] });
    expect(classifyChange(filtersBefore, createFilters({ size: ['M', 'S'], sort: 'Relevance' }))).toBe('none');
    expect(classifyChange(filtersBefore, { ...filtersBefore, sort: 'Price (low/high)' })).toBe('order');
    expect(classifyChange(filtersBefore, createFilters({ size: ['M', 'L'] }))).toBe('results');
    expect(classifyChange(filtersBefore, { ...filtersBefore, sort: 'Price (low/high)', sale: true })).toBe('results');
  });

  it('is none between identical filters, and symmetric', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryFilters, (a, b) => {
        expect(classifyChange(a, { ...a })).toBe('none');
        expect(classifyChange(a, b)).toBe(classifyChange(b, a));
      }),
    );
  });
});

describe('createDefaultFilters', () => {
  it('uses the gender and size preferences that are valid filter values', () => {
    expect(createDefaultFilters({ genderPreference: ['Women', 'Other'], sizePreference: ['S', 'M', '38'] })).toEqual(
      createFilters({ gender: ['Women'], size: ['S', 'M'] }),
    );
  });
});

describe('replayEdits', () => {
  const ownFilters = createFilters({ gender: ['Women'], size: ['M'] });
  const understood = createFilters({ gender: ['Women'], size: ['M'], color: ['Blue'], priceRangeMax: 200 });

  it('drops filters understood from the query and keeps those the shopper chose', () => {
    const editedFilters = createFilters({
      gender: ['Women'],
      color: ['Blue', 'White'],
      priceRangeMax: 200,
      sale: true,
    });
    expect(replayEdits(understood, editedFilters, ownFilters)).toEqual(
      createFilters({ gender: ['Women'], color: ['White'], sale: true }),
    );
  });

  it('moves the ends of the price range together', () => {
    const editedFilters = { ...understood, priceRangeMin: 50 };
    expect(replayEdits(understood, editedFilters, { ...ownFilters, priceRangeMin: 300 })).toMatchObject({
      priceRangeMin: 50,
      priceRangeMax: 200,
    });
  });

  it('satisfies the laws of a replay', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryFilters, arbitraryFilters, (base, editedFilters, target) => {
        expect(replayEdits(base, base, target), 'no edits, no change').toEqual(target);
        expect(classifyChange(replayEdits(base, editedFilters, base), editedFilters), 'onto its own base').toBe('none');
        const { priceRangeMin, priceRangeMax } = replayEdits(base, editedFilters, target);
        expect(isEmptyRange(priceRangeMin, priceRangeMax)).toBe(false);
      }),
    );
  });
});

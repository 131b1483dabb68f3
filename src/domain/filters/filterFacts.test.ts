import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someFilters } from '../../../tests/support/arbitraries.ts';
import { NO_FILTERS, type Filters } from './Filters.ts';
import { changeBetween, countActiveFilters, defaultFilters, replayEdits } from './filterFacts.ts';
import { isEmptyRange } from './range.ts';

const filters = (given: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...given });

describe('countActiveFilters', () => {
  it('counts the price range once and ignores the sort', () => {
    expect(countActiveFilters(NO_FILTERS)).toBe(0);
    expect(countActiveFilters(filters({ sort: 'Price (low/high)' }))).toBe(0);
    expect(countActiveFilters(filters({ priceRangeMin: 0 }))).toBe(1);
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

describe('changeBetween', () => {
  it('distinguishes a change of order from a change of results', () => {
    const before = filters({ size: ['S', 'M'] });
    expect(changeBetween(before, filters({ size: ['M', 'S'], sort: 'Relevance' }))).toBe('none');
    expect(changeBetween(before, { ...before, sort: 'Price (low/high)' })).toBe('order');
    expect(changeBetween(before, filters({ size: ['M', 'L'] }))).toBe('results');
    expect(changeBetween(before, { ...before, sort: 'Price (low/high)', sale: true })).toBe('results');
  });

  it('is none between identical filters, and symmetric', () => {
    fc.assert(
      fc.property(someFilters, someFilters, (a, b) => {
        expect(changeBetween(a, { ...a })).toBe('none');
        expect(changeBetween(a, b)).toBe(changeBetween(b, a));
      }),
    );
  });
});

describe('defaultFilters', () => {
  it('uses the gender and size preferences that are valid filter values', () => {
    expect(defaultFilters({ genderPreference: ['Women', 'Other'], sizePreference: ['S', 'M', '38'] })).toEqual(
      filters({ gender: ['Women'], size: ['S', 'M'] }),
    );
  });
});

describe('replayEdits', () => {
  const own = filters({ gender: ['Women'], size: ['M'] });
  const understood = filters({ gender: ['Women'], size: ['M'], color: ['Blue'], priceRangeMax: 200 });

  it('drops filters understood from the query and keeps those the shopper chose', () => {
    const edited = filters({ gender: ['Women'], color: ['Blue', 'White'], priceRangeMax: 200, sale: true });
    expect(replayEdits(understood, edited, own)).toEqual(filters({ gender: ['Women'], color: ['White'], sale: true }));
  });

  it('moves the ends of the price range together', () => {
    const edited = { ...understood, priceRangeMin: 50 };
    expect(replayEdits(understood, edited, { ...own, priceRangeMin: 300 })).toMatchObject({
      priceRangeMin: 50,
      priceRangeMax: 200,
    });
  });

  it('satisfies the laws of a replay', () => {
    fc.assert(
      fc.property(someFilters, someFilters, someFilters, (base, edited, onto) => {
        expect(replayEdits(base, base, onto), 'no edits, no change').toEqual(onto);
        expect(changeBetween(replayEdits(base, edited, base), edited), 'onto its own base').toBe('none');
        const { priceRangeMin, priceRangeMax } = replayEdits(base, edited, onto);
        expect(isEmptyRange(priceRangeMin, priceRangeMax)).toBe(false);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortItems } from './sortItems.ts';
import { SORT_OPTIONS } from './vocabulary.ts';

const itemsArbitrary = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 900 }).map((cents) => cents / 100),
      rank: fc.integer({ min: 0, max: 5 }),
    }),
  )
  .map((unsortedItems) => unsortedItems.map((item, index) => ({ ...item, index })));

describe('sortItems', () => {
  it('compares whole dollars and keeps the order of equal items', () => {
    const unsortedItems = [
      { price: 20.9, rank: 1 },
      { price: 20.1, rank: 2 },
      { price: 19.99, rank: 3 },
    ];
    expect(sortItems(unsortedItems, 'Price (low/high)').map(({ rank }) => rank)).toEqual([3, 1, 2]);
    expect(sortItems(unsortedItems, 'Price (high/low)').map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(sortItems([...unsortedItems].reverse(), null).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('keeps every item and is stable, whatever the previous order', () => {
    const key = {
      Relevance: (item: { rank: number }) => item.rank,
      'Price (low/high)': (item: { price: number }) => Math.trunc(item.price),
      'Price (high/low)': (item: { price: number }) => -Math.trunc(item.price),
    };
    fc.assert(
      fc.property(itemsArbitrary, fc.constantFrom(...SORT_OPTIONS), (unsortedItems, sort) => {
        const sortedItems = sortItems(unsortedItems, sort) as typeof unsortedItems;
        expect(new Set(sortedItems)).toEqual(new Set(unsortedItems));
        sortedItems.slice(1).forEach((item, index) => {
          const previousItem = sortedItems[index]!;
          const gap = key[sort](item as never) - key[sort](previousItem as never);
          expect(gap > 0 || (gap === 0 && item.index > previousItem.index)).toBe(true);
        });
      }),
    );
  });
});

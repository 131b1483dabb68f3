import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSmallest } from './findSmallest.ts';

describe('the smallest of many numbers', () => {
  it('are the first of the sorted numbers, for any numbers and any count', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.integer({ min: 0, max: 40 }), (numbers, maxCount) => {
        const expected = numbers.toSorted((a, b) => a - b).slice(0, maxCount);
        expect([...findSmallest(Float64Array.from(numbers), maxCount)]).toEqual(expected);
      }),
    );
  });

  it('are found in sorted and in equal numbers', () => {
    const rising = Float64Array.from({ length: 50_000 }, (_, index) => index);
    expect([...findSmallest(rising.slice(), 3)]).toEqual([0, 1, 2]);
    expect([...findSmallest(rising.toReversed(), 3)]).toEqual([0, 1, 2]);
    expect([...findSmallest(new Float64Array(50_000).fill(7), 3)]).toEqual([7, 7, 7]);
  });
});

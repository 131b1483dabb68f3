import { describe, expect, it } from 'vitest';
import { canBeTriedOn, isDiscounted } from './Item.ts';

describe('an item', () => {
  it('is discounted when its full price differs from its price', () => {
    expect(isDiscounted({ price: 80, fullPrice: 100 })).toBe(true);
    expect(isDiscounted({ price: 80, fullPrice: 80 })).toBe(false);
  });

  it('can be tried on if the fitting room supports its category', () => {
    expect(canBeTriedOn({ tryOnCategory: 'dresses' })).toBe(true);
    expect(canBeTriedOn({ tryOnCategory: null })).toBe(false);
  });
});

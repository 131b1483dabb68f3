import { describe, expect, it } from 'vitest';
import { COLORS } from '../../../src/domain/catalogue/vocabulary.ts';
import { findPaletteNumber, getHarmony, rateColorHarmony } from './harmony.ts';

describe('color harmony', () => {
  it('prefers a neutral color to a quarrel, in either order', () => {
    expect(rateColorHarmony(['Red'], ['Green'])).toBeLessThan(rateColorHarmony(['Red'], ['White']));
    expect(rateColorHarmony(['Blue'], ['Pink'])).toBe(rateColorHarmony(['Pink'], ['Blue']));
    expect(rateColorHarmony(['Multicolor'], ['Multicolor'])).toBeLessThan(rateColorHarmony(['Multicolor'], ['Black']));
  });

  it('is the same by the numbers of the main colors', () => {
    for (const firstColor of COLORS) {
      for (const secondColor of COLORS) {
        const harmonyByNumber = getHarmony(findPaletteNumber([firstColor]), findPaletteNumber([secondColor]));
        expect(harmonyByNumber).toBeCloseTo(rateColorHarmony([firstColor], [secondColor]), 5);
      }
    }
  });

  it('takes three colors for many', () => {
    expect(findPaletteNumber(['Red', 'Blue', 'White'])).toBe(findPaletteNumber(['Multicolor']));
    expect(findPaletteNumber(['Red', 'Blue'])).toBe(findPaletteNumber(['Red']));
  });
});

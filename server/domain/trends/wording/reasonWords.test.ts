import { describe, expect, it } from 'vitest';
import type { OutfitReason } from '../../outfits/ComposedOutfit.ts';
import { wordReasons } from './reasonWords.ts';

const SIZES: OutfitReason = { key: 'sizes', params: { sizes: ['M'] } };
const STYLE: OutfitReason = { key: 'style', params: { style: 'Casual' } };
const WEATHER: OutfitReason = { key: 'weather', params: { kind: 'blazer', weatherBand: 'warm' } };
const OCCASION: OutfitReason = { key: 'occasion', params: { occasion: 'work' } };

describe('the reason of an outfit', () => {
  it('begins with the occasion and ends with the sizes', () => {
    expect(wordReasons([SIZES, STYLE, OCCASION])).toBe(
      'Put together for a working day, in the casual style you like, all in your size M.',
    );
    expect(wordReasons([SIZES, WEATHER])).toBe(
      'Put together with a blazer for the evening breeze, all in your size M.',
    );
  });

  it('names three reasons at most, and others in another turn', () => {
    const reasons = [OCCASION, STYLE, WEATHER, SIZES];
    expect(wordReasons(reasons, 0)).not.toContain('size M');
    expect(wordReasons(reasons, 2)).toBe(
      'Put together for a working day, in the casual style you like, all in your size M.',
    );
  });

  it('is empty without reasons', () => {
    expect(wordReasons([])).toBe('');
  });
});

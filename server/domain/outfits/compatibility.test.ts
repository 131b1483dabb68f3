import { describe, expect, it } from 'vitest';
import type { OutfitPiece } from './compatibility.ts';
import { createCompatibilityRating } from './compatibility.ts';
import { rateColorHarmony } from './harmony.ts';

const rateCompatibility = (one: OutfitPiece, other: OutfitPiece) => createCompatibilityRating(one)(other);
const createPiece = (changes: Partial<OutfitPiece>): OutfitPiece => ({
  kind: 'blazer',
  colors: ['Blue'],
  pattern: 'plain',
  seasons: ['summer'],
  occasions: ['work'],
  styles: ['Classic'],
  ...changes,
});

describe('compatibility', () => {
  const blazer = createPiece({});
  const shirt = createPiece({ kind: 'shirt', colors: ['White'] });
  it('is positive for kinds that are worn together', () => {
    expect(rateCompatibility(blazer, shirt)).toBeGreaterThan(0.8);
    expect(rateCompatibility(blazer, createPiece({}))).toBe(0);
    expect(rateCompatibility(blazer, createPiece({ kind: 'coat' }))).toBe(0);
  });

  it.each([
    ['another season', { seasons: ['winter'] }],
    ['another occasion', { occasions: ['outdoor'] }],
    ['a colour that quarrels', { colors: ['Purple'] as const }],
    ['another style', { styles: ['Streetwear'] }],
  ])('is lower with %s', (_, changes) => {
    expect(rateCompatibility(blazer, { ...shirt, ...changes })).toBeLessThan(rateCompatibility(blazer, shirt));
  });

  it('allows one bold pattern', () => {
    const stripedPiece = createPiece({ pattern: 'breton' });
    expect(rateCompatibility(stripedPiece, { ...shirt, pattern: 'floral' })).toBeLessThan(
      rateCompatibility(stripedPiece, shirt),
    );
  });

  it('prefers harmonious colors, in either order', () => {
    expect(rateColorHarmony(['Red'], ['Green'])).toBeLessThan(rateColorHarmony(['Red'], ['White']));
    expect(rateColorHarmony(['Blue'], ['Pink'])).toBe(rateColorHarmony(['Pink'], ['Blue']));
    expect(rateColorHarmony(['Multicolor'], ['Multicolor'])).toBeLessThan(rateColorHarmony(['Multicolor'], ['Black']));
  });
});

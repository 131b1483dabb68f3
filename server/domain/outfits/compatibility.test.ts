import { describe, expect, it } from 'vitest';
import type { OutfitPiece } from './compatibility.ts';
import { compatibilityWith } from './compatibility.ts';
import { colorHarmony } from './harmony.ts';

const compatibility = (one: OutfitPiece, other: OutfitPiece) => compatibilityWith(one)(other);
const piece = (changes: Partial<OutfitPiece>): OutfitPiece => ({
  kind: 'blazer',
  colors: ['Blue'],
  pattern: 'plain',
  seasons: ['summer'],
  occasions: ['work'],
  styles: ['Classic'],
  ...changes,
});

describe('compatibility', () => {
  const blazer = piece({});
  const shirt = piece({ kind: 'shirt', colors: ['White'] });
  it('is positive for kinds that are worn together', () => {
    expect(compatibility(blazer, shirt)).toBeGreaterThan(0.8);
    expect(compatibility(blazer, piece({}))).toBe(0);
    expect(compatibility(blazer, piece({ kind: 'coat' }))).toBe(0);
  });

  it.each([
    ['another season', { seasons: ['winter'] }],
    ['another occasion', { occasions: ['outdoor'] }],
    ['a colour that quarrels', { colors: ['Purple'] as const }],
    ['another style', { styles: ['Streetwear'] }],
  ])('is lower with %s', (_, changes) => {
    expect(compatibility(blazer, { ...shirt, ...changes })).toBeLessThan(compatibility(blazer, shirt));
  });

  it('allows one bold pattern', () => {
    const striped = piece({ pattern: 'breton' });
    expect(compatibility(striped, { ...shirt, pattern: 'floral' })).toBeLessThan(compatibility(striped, shirt));
  });

  it('prefers harmonious colors, in either order', () => {
    expect(colorHarmony(['Red'], ['Green'])).toBeLessThan(colorHarmony(['Red'], ['White']));
    expect(colorHarmony(['Blue'], ['Pink'])).toBe(colorHarmony(['Pink'], ['Blue']));
    expect(colorHarmony(['Multicolor'], ['Multicolor'])).toBeLessThan(colorHarmony(['Multicolor'], ['Black']));
  });
});

import { describe, expect, it } from 'vitest';
import { findClothThat, describePattern } from './attributeWords.ts';

describe('the cloth that makes a piece cool or warm', () => {
  it.each([
    ['breathable', ['polyester', 'linen'], 'linen'],
    ['breathable', ['silk blend'], 'silk blend'],
    ['breathable', ['wool'], ''],
    ['warm', ['cotton', 'merino wool'], 'merino wool'],
    ['warm', ['linen'], ''],
    ['warm', [], ''],
  ] as const)('for %s of %j is "%s"', (does, materials, cloth) => {
    expect(findClothThat(does, { materials })).toBe(cloth);
  });

  it('is warm if it is thick, whatever its fiber', () => {
    for (const cloth of ['cotton flannel', 'cotton corduroy', 'brushed cotton']) {
      expect(findClothThat('breathable', { materials: [cloth] })).toBe('');
    }
    expect(findClothThat('breathable', { materials: ['cotton flannel', 'linen'] })).toBe('linen');
    expect(findClothThat('warm', { materials: ['cotton flannel'] })).toBe('cotton flannel');
  });
});

describe('the word for a pattern', () => {
  it.each([
    ['banker-stripe', 'striped'],
    ['glen-check', 'glen-checked'],
    ['tie-dye-swirl', 'tie dye swirl'],
    ['floral', 'floral'],
    ['plain', ''],
    ['', ''],
  ])('of %s is "%s"', (pattern, word) => {
    expect(describePattern(pattern)).toBe(word);
  });
});

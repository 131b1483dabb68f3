import { describe, expect, it } from 'vitest';
import { findClothWithProperty, describePattern } from './attributeWords.ts';

describe('the cloth that makes a piece cool or warm', () => {
  it.each([
    ['breathable', ['polyester', 'linen'], 'linen'],
    ['breathable', ['silk blend'], 'silk blend'],
    ['breathable', ['wool'], ''],
    ['warm', ['cotton', 'merino wool'], 'merino wool'],
    ['warm', ['linen'], ''],
    ['warm', [], ''],
  ] as const)('for %s of %j is "%s"', (property, materials, cloth) => {
    expect(findClothWithProperty(property, { materials })).toBe(cloth);
  });

  it('is warm if it is thick, whatever its fiber', () => {
    for (const cloth of ['cotton flannel', 'cotton corduroy', 'brushed cotton']) {
      expect(findClothWithProperty('breathable', { materials: [cloth] })).toBe('');
    }
    expect(findClothWithProperty('breathable', { materials: ['cotton flannel', 'linen'] })).toBe('linen');
    expect(findClothWithProperty('warm', { materials: ['cotton flannel'] })).toBe('cotton flannel');
  });
});

describe('the word for a pattern', () => {
  it.each([
    ['banker-stripe', 'striped'],
    ['print', 'printed'],
    ['check', 'checked'],
    ['glen-check', 'glen-checked'],
    ['tie-dye-swirl', 'tie dye swirl'],
    ['colour-block', 'color-block'],
    ['fair-isle', 'Fair Isle'],
    ['tie-dye', 'tie-dyed'],
    ['floral', 'floral'],
    ['plain', ''],
    ['', ''],
  ])('of %s is "%s"', (pattern, word) => {
    expect(describePattern(pattern)).toBe(word);
  });
});

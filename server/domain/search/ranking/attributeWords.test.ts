import { describe, expect, it } from 'vitest';
import { clothThat, patternWord } from './attributeWords.ts';

describe('the cloth that makes a piece cool or warm', () => {
  it.each([
    ['breathable', ['polyester', 'linen'], 'linen'],
    ['breathable', ['silk blend'], 'silk blend'],
    ['breathable', ['wool'], ''],
    ['warm', ['cotton', 'merino wool'], 'merino wool'],
    ['warm', ['linen'], ''],
    ['warm', [], ''],
  ] as const)('for %s of %j is "%s"', (does, materials, cloth) => {
    expect(clothThat(does, { materials })).toBe(cloth);
  });

  it('is warm if it is thick, whatever its fiber', () => {
    for (const cloth of ['cotton flannel', 'cotton corduroy', 'brushed cotton']) {
      expect(clothThat('breathable', { materials: [cloth] })).toBe('');
    }
    expect(clothThat('breathable', { materials: ['cotton flannel', 'linen'] })).toBe('linen');
    expect(clothThat('warm', { materials: ['cotton flannel'] })).toBe('cotton flannel');
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
    expect(patternWord(pattern)).toBe(word);
  });
});

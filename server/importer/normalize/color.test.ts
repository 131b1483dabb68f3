import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS } from '../../../src/domain/catalogue/vocabulary.ts';
import { COLOR_CONCEPTS, SHADE_CONCEPTS } from '../../domain/language/lexicon/colors.ts';
import { findColorsInTag, findColorsInTitle, findColorsInValue, findHintedColorsInTitle } from './color.ts';
import { CLEAR_SHADES, HINTED_SHADES } from './lexicon/colors.ts';

describe('names of colors', () => {
  it('that search reads the same way are defined only in the shared list', () => {
    const knownColors = new Map(
      [...COLOR_CONCEPTS, ...SHADE_CONCEPTS].flatMap(({ phrases, colors }) =>
        phrases.map((phrase) => [phrase, colors.join()] as const),
      ),
    );
    const repeatedWords = [...CLEAR_SHADES, ...HINTED_SHADES].flatMap(([colors, words]) =>
      words.split(',').filter((word) => knownColors.get(word.trim()) === colors.join()),
    );
    expect(repeatedWords).toEqual([]);
  });
});

describe('colorsOfValue', () => {
  it.each([
    ['Navy', 'Blue'],
    ['off white', 'White'],
    ['BLACK VELVET', 'Black'],
    ['Burnt Orange', 'Orange'],
    ['rose gold', 'Gold'],
    ['silver grey', 'Gray'],
    ['Off-White/Black', 'White Black'],
    ['black & white', 'Black White'],
    ['106_multi', 'Multicolor'],
    ['Heather Grey', 'Gray'],
    ['schwarz', 'Black'],
    ['Dunkelblau', 'Blue'],
    ['hellgraues', 'Gray'],
    ['weiß', 'White'],
    ['grün', 'Green'],
    ['mehrfarbig', 'Multicolor'],
    ['ljusblå', 'Blue'],
    ['mörkgrön', 'Green'],
    ['svart', 'Black'],
    ['lyserød', 'Red'],
    ['röd', 'Red'],
    ['rojo', 'Red'],
    ['azul marino', 'Blue'],
    ['blanco', 'White'],
    ['marron', 'Brown'],
    ['bleu marine', 'Blue'],
    ['nero', 'Black'],
    ['wine', 'Red'],
    ['mint', 'Green'],
    ['sand', 'Beige'],
    ['Night Jungle', 'Green'],
    ['coral', 'Orange Pink'],
    ['red, green and blue', 'Red Green Blue Multicolor'],
    ['Tiger Palm', ''],
    ['a2035', ''],
  ])('reads %j as %s', (value, colors) => {
    expect(findColorsInValue(value).join(' ')).toBe(colors);
  });

  it('returns colors of the vocabulary, each once, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const colors = findColorsInValue(value);
        expect(new Set(colors).size).toBe(colors.length);
        expect(colors.every((color) => COLORS.includes(color))).toBe(true);
      }),
    );
  });
});

describe('colorsOfTitle', () => {
  it.each([
    ['Human Beings - Black Hoodie', 'Black'],
    ['solid cotton womens a-line dress - indigo', 'Blue'],
    ['Navy linen blazer', 'Blue'],
    ['Leather jacket in cognac', 'Brown'],
    ['Rosa Rose necklace', 'Pink'],
    ['Sterling steel watch', ''],
    ['Dress Shirt (sage)', 'Green'],
    ['Wine glass print tee', ''],
    ['Kleid dunkelrot', 'Red'],
  ])('reads %j as %s', (title, colors) => {
    expect(findColorsInTitle(title).join(' ')).toBe(colors);
  });

  it('accepts fruits and stones at the beginning only on request', () => {
    expect(findHintedColorsInTitle('Wine Vest & Tie Set')).toEqual(['Red']);
    expect(findHintedColorsInTitle('Vest with wine lining')).toEqual([]);
  });
});

describe('colorsOfTag', () => {
  it('accepts a tag that is a shade and nothing else', () => {
    expect(findColorsInTag('royal-blue')).toEqual(['Blue']);
    expect(findColorsInTag('blue friday')).toEqual([]);
    expect(findColorsInTag('leopard')).toEqual([]);
  });
});

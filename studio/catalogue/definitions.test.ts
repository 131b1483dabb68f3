import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../fabric/patterns.ts';
import { loadSilhouettes } from '../register.ts';
import { BRANDS } from './brands.ts';
import { STYLES } from '../../src/domain/preferences/options.ts';
import { OCCASIONS, SEASONS } from '../vocabulary/CatalogueFile.ts';
import { catalogueItems } from './catalogueItems.ts';
import { composeItem, itemId, listSizes } from './composeItem.ts';
import { itemsToCome } from './itemsToCome.ts';

const writtenItems = [...catalogueItems, ...itemsToCome];
const silhouettes = await loadSilhouettes();

const findDuplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const listUnknownWords = (words: string, knownWords: readonly string[]): string[] =>
  words.split(' ').filter((word) => !knownWords.includes(word));

describe('the definitions of items, drawn or not', () => {
  it('share no id, no name and no text', () => {
    expect(findDuplicates(writtenItems.map(itemId))).toEqual([]);
    expect(findDuplicates(writtenItems.map((item) => item.name))).toEqual([]);
    expect(findDuplicates(writtenItems.map((item) => item.text))).toEqual([]);
  });

  it('offer no cut twice in the same cloth and colors', () => {
    expect(
      findDuplicates(writtenItems.map(({ cut, options, cloth }) => JSON.stringify([cut, options, cloth]))),
    ).toEqual([]);
  });

  it('keep to the vocabulary', () => {
    for (const item of writtenItems) {
      expect(silhouettes.has(item.cut), item.name).toBe(true);
      expect(listUnknownWords(item.season, SEASONS), item.name).toEqual([]);
      expect(listUnknownWords(item.occasion, OCCASIONS), item.name).toEqual([]);
      expect(listUnknownWords(item.style, STYLES), item.name).toEqual([]);
      expect(() => listSizes(item.sizes), item.name).not.toThrow();
    }
  });

  it('keep to the price range of their house', () => {
    for (const item of writtenItems) {
      const { band, cents } = BRANDS[item.brand];
      const full = item.was ?? item.price;
      expect(full, item.name).toBeGreaterThanOrEqual(Math.max(item.price, band[0]));
      expect(full, item.name).toBeLessThanOrEqual(band[1]);
      expect(
        [full, item.price].map((price) => Math.round((price % 1) * 100)),
        item.name,
      ).toEqual([cents, cents]);
    }
  });

  it('have texts in plain words, neither too short nor too long', () => {
    for (const item of writtenItems) {
      const { description, short_description, semantic_search_description, subkind } = composeItem(
        item,
        silhouettes.get(item.cut)!,
        { pictures: [], landmarks: {}, laidWith: [] },
      );
      expect(
        [description, short_description, semantic_search_description, subkind].filter((text) =>
          /[<>{}]|&[a-z]+;|undefined|\s{2}/.test(text),
        ),
        item.name,
      ).toEqual([]);
      expect(description.length, item.name).toBeGreaterThan(60);
      expect(description.length, item.name).toBeLessThan(420);
      expect(short_description.length, item.name).toBeLessThanOrEqual(40);
    }
  });

  it('give a pattern enough colors to be visible', () => {
    const colorless = writtenItems.filter(
      ({ cloth }) => cloth.pattern && PATTERNS[cloth.pattern].bold && (cloth.accent ?? cloth.color) === cloth.color,
    );
    expect(colorless.map((item) => item.name)).toEqual([]);
  });
});

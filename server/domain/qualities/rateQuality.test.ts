import { describe, expect, it } from 'vitest';
import { createGarment } from '../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { listMakeWords, rateQuality } from './rateQuality.ts';
import { createWorth, type Quality } from './Worth.ts';

const QUALITY: Quality = {
  cloth: createWorth('lasts', 'wool 3, cotton 1, recycled 2'),
  cut: createWorth('gives room', 'wide 2, slim -1'),
};

const rate = (changes: Partial<CatalogueItem>, quality = QUALITY) =>
  rateQuality(listMakeWords(createGarment('item', 'trousers', { fit: '', subkind: '', ...changes })), quality);

describe('the rating of a piece by a quality', () => {
  it('is the mean of its known cloths and names the best one', () => {
    expect(rate({ materials: ['cotton', 'brass', 'merino wool'] })).toMatchObject({ worth: 2, cloth: 'merino wool' });
  });

  it('counts the first known word of a cloth', () => {
    expect(rate({ materials: ['recycled wool'] })?.worth).toBe(2);
  });

  it('adds up the words of the cut, each once', () => {
    expect(rate({ subkind: 'wide trousers', fit: 'wide' })).toMatchObject({ worth: 2, cutWorth: 2, cloth: null });
    expect(rate({ materials: ['wool'], fit: 'slim' })).toMatchObject({ worth: 2, clothWorth: 3, cutWorth: -1 });
  });

  it('adds the mean of the colors', () => {
    const quality: Quality = { ...QUALITY, color: { Black: 1, White: -0.5 } };
    expect(rate({ materials: ['wool'], colors: ['Black', 'White'] }, quality)?.worth).toBe(3.25);
    expect(rate({ materials: ['wool'], colors: ['Red'] }, quality)?.worth).toBe(3);
  });

  it('is null if nothing tells', () => {
    expect(rate({ materials: ['brass'] })).toBeNull();
  });
});

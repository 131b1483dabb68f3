import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { isWearable, suggestItems, type SuggestionWish } from './suggestItems.ts';
import { wordPicksReason } from './wording/picksReason.ts';

const KINDS = ['tee', 'shirt', 'coat', 'dress', 'jeans', 'skirt'];
const ITEMS = Array.from({ length: 60 }, (_, index) =>
  createCatalogueItem({
    id: `item-${index}`,
    kind: KINDS[index % KINDS.length]!,
    brand: `Brand ${index % 7}`,
    styles: index % 2 === 0 ? ['Classic'] : ['Edgy'],
    sizes: index % 3 === 0 ? ['S'] : ['M'],
    genders: index % 5 === 0 ? ['Men'] : ['Women'],
  }),
);
const WISH: SuggestionWish = {
  ...{ genders: ['Women'], sizes: ['M'], styles: ['Classic'], savedItems: [], season: null, weather: null },
  ...{ popularity: new Map(), seed: 'anna 2026-11-23', count: 8 },
};
const listIds = (changes: Partial<SuggestionWish> = {}) =>
  suggestItems(ITEMS, { ...WISH, ...changes }).map(({ id }) => id);

describe('suggestions', () => {
  it('are made for the shopper, in their size, and prefer their style', () => {
    const items = suggestItems(ITEMS, WISH);
    expect(items).toHaveLength(8);
    expect(items.every(({ genders, sizes }) => genders.includes('Women') && sizes.includes('M'))).toBe(true);
    expect(items.filter(({ styles }) => styles.includes('Classic')).length).toBeGreaterThan(4);
  });

  it('are varied: no kind fills the list', () => {
    const kinds = suggestItems(ITEMS, WISH).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBeGreaterThan(3);
  });

  it('leave out what is saved, and prefer what resembles it or is popular', () => {
    const savedItems = ITEMS.filter(({ kind }) => kind === 'coat').slice(0, 3);
    const ids = listIds({ savedItems });
    expect(savedItems.some(({ id }) => ids.includes(id))).toBe(false);
    const unsuggested = ITEMS.find((item) => isWearable(item, WISH) && !listIds().includes(item.id))!;
    expect(listIds({ popularity: new Map([[unsuggested.id, 3]]) })).toContain(unsuggested.id);
  });

  describe('of a season and weather', () => {
    const WARDROBE = [
      ['swimwear', 'Bondi Swimsuit', []],
      ['shorts', 'Linen Shorts', ['linen']],
      ['shoes', 'Leather Sandals', ['leather']],
      ['coat', 'Wool Overcoat', ['wool']],
      ['sweater', 'Cashmere Sweater', ['cashmere']],
      ['bag', 'Leather Tote', ['leather']],
    ] as const;
    const items = WARDROBE.map(([kind, shortDescription, materials]) =>
      createCatalogueItem({
        id: shortDescription,
        kind,
        shortDescription,
        materials,
        subkind: '',
        seasons: [],
        genders: ['Unisex'],
        sizes: [],
      }),
    );
    const listNames = (changes: Partial<SuggestionWish>) =>
      suggestItems(items, { ...WISH, ...changes }).map(({ id }) => id);

    it('suit both: nothing for the beach in an Oslo November', () => {
      const names = listNames({ season: 'autumn', weather: 'cold' });
      expect(names.toSorted()).toEqual(['Cashmere Sweater', 'Leather Tote', 'Wool Overcoat']);
    });

    it('suit both: nothing of thick wool in a Singapore June', () => {
      const names = listNames({ season: 'summer', weather: 'hot' });
      expect(names.toSorted()).toEqual(['Bondi Swimsuit', 'Leather Sandals', 'Leather Tote', 'Linen Shorts']);
    });

    it('leave out items that are made for other seasons', () => {
      const knit = createCatalogueItem({
        id: 'knit',
        kind: 'sweater',
        subkind: '',
        seasons: ['winter'],
        genders: ['Unisex'],
      });
      expect(suggestItems([knit], { ...WISH, season: 'summer' })).toEqual([]);
      expect(suggestItems([knit], { ...WISH, season: 'winter' })).toEqual([knit]);
      expect(suggestItems([knit], WISH)).toEqual([knit]);
    });
  });

  it('are the same for a seed, whatever the order of the items, and differ for another', () => {
    const ids = listIds();
    expect(suggestItems(ITEMS.toReversed(), WISH).map(({ id }) => id)).toEqual(ids);
    expect(listIds({ seed: 'anna 2026-11-24' })).not.toEqual(ids);
  });
});

describe('the reason for suggestions', () => {
  const savedItems = ['coat', 'tee'].map((kind) => createCatalogueItem({ kind }));
  it.each([
    [
      { styles: ['Classic', 'Chic'], sizes: ['M'], savedItems: [] },
      'Because you like Classic and Chic. In your size, M.',
    ],
    [{ styles: [], sizes: ['M', 'L'], savedItems }, 'Because you saved coats and T-shirts. In your sizes.'],
    [{ styles: ['Edgy'], sizes: [], savedItems }, 'Because you like Edgy and you saved coats and T-shirts.'],
    [{ styles: [], sizes: [], savedItems: [] }, 'A first look around the shop.'],
  ])('%#', (taste, sentence) => expect(wordPicksReason(taste)).toBe(sentence));
});

import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { explainWarmth } from './explainWarmth.ts';

const cardigan = createCatalogueItem({
  id: 'cardigan',
  shortDescription: 'Porch Cardigan',
  kind: 'cardigan',
  materials: ['lambswool'],
  seasons: ['winter'],
});
const blouse = createCatalogueItem({
  id: 'blouse',
  shortDescription: 'Romería Blouse',
  kind: 'blouse',
  materials: ['cotton'],
  seasons: ['summer'],
});
const skirt = createCatalogueItem({
  id: 'skirt',
  shortDescription: 'Bias Skirt',
  kind: 'skirt',
  materials: ['satin'],
  seasons: ['summer'],
});

describe('why a piece is the warmest or the lightest', () => {
  it.each([
    ['warmest', cardigan, blouse, 'is lambswool, warmer than the cotton of the Romería Blouse'],
    ['warmest', blouse, skirt, 'is cotton, warmer than the satin of the Bias Skirt, though not made for real cold'],
    ['lightest', skirt, cardigan, 'is satin, lighter than the lambswool of the Porch Cardigan'],
  ] as const)('%s: names the cloth of both (%#)', (topic, bestItem, otherItem, reason) => {
    expect(explainWarmth(topic, bestItem, [otherItem, bestItem])).toBe(reason);
  });

  it('names the kind where the cloth is the same, and then the season', () => {
    const coat = { ...cardigan, id: 'coat', kind: 'coat' };
    expect(explainWarmth('warmest', coat, [coat, cardigan])).toBe('is a coat, warmer than a cardigan');
    const trousers = { ...cardigan, id: 'trousers', kind: 'trousers' };
    expect(explainWarmth('warmest', coat, [coat, trousers])).toBe('is a coat, warmer than trousers');
    const light = { ...cardigan, id: 'light', seasons: ['spring'] };
    expect(explainWarmth('warmest', cardigan, [cardigan, light])).toBe(
      'is made for winter, and the Porch Cardigan is for spring',
    );
  });

  it('of several names only its own cloth', () => {
    expect(explainWarmth('warmest', cardigan, [blouse, cardigan, skirt])).toBe(
      'is lambswool, the warmest of those shown',
    );
  });

  it('says nothing of other topics, of a piece alone, and where nothing is known', () => {
    expect(explainWarmth('cheapest', cardigan, [cardigan, blouse])).toBeNull();
    expect(explainWarmth('warmest', cardigan, [cardigan])).toBeNull();
    const unknown = { ...cardigan, materials: [], seasons: [] };
    expect(explainWarmth('warmest', unknown, [unknown, { ...unknown, id: 'other' }])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { NO_DEMANDS, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Preference } from '../understanding/Wish.ts';
import { readItemFacts } from './itemFacts.ts';
import { writeReasons } from './reasons.ts';

interface ReasonRequest {
  readonly preferences?: readonly Preference[];
  readonly filters?: Partial<Filters>;
}

function findReasons(
  items: readonly CatalogueItem[],
  { preferences = [], filters = {} }: ReasonRequest = {},
): string[] {
  const { lexicon } = createSmallIndex(items);
  const picks = items.map((item) => ({ item, facts: readItemFacts(item, lexicon) }));
  return writeReasons(
    picks,
    { preferences, demands: { ...NO_DEMANDS, filters: { ...NO_FILTERS, ...filters } } },
    lexicon,
  );
}

const [coat, otherItem, thirdItem] = ['one', 'two', 'three'].map((id) => createGarment(id, 'coat')) as [
  CatalogueItem,
  CatalogueItem,
  CatalogueItem,
];

describe('a reason', () => {
  it('names color, pattern and material, not the brand', () => {
    expect(findReasons([coat])).toEqual(['Black coat.']);
    expect(findReasons([{ ...coat, materials: ['wool'], pattern: 'houndstooth' }])).toEqual([
      'Black houndstooth wool coat.',
    ]);
  });

  it('names the requested color if the piece has it', () => {
    const mixedCoat = { ...coat, colors: ['Black', 'Blue'] } as const satisfies CatalogueItem;
    expect(findReasons([mixedCoat], { filters: { color: ['Blue'] } })).toEqual(['Blue coat.']);
    expect(findReasons([mixedCoat], { filters: { color: ['Red'] } })).toEqual(['Black coat.']);
  });

  it('names both colors of a pattern, the requested one first', () => {
    const gingham = { ...coat, colors: ['White', 'Red'], pattern: 'gingham' } as const satisfies CatalogueItem;
    expect(findReasons([gingham])).toEqual(['White and red gingham coat.']);
    expect(findReasons([gingham], { filters: { color: ['Red'] } })).toEqual(['Red and white gingham coat.']);
    expect(findReasons([{ ...gingham, colors: ['White', 'Red', 'Multicolor'] }])).toEqual([
      'White and red gingham coat.',
    ]);
  });

  it('mentions each attribute once', () => {
    expect(findReasons([{ ...coat, subkind: 'wool coat', materials: ['wool'] }])).toEqual(['Black wool coat.']);
  });

  it('mentions only certain attributes of the piece', () => {
    const preferences = [createPreference('occasion:work')];
    expect(findReasons([{ ...coat, occasions: ['work'] }], { preferences })).toEqual(['Black coat, right for work.']);
    expect(findReasons([{ ...coat, description: 'work' }], { preferences })).toEqual(['Black coat.']);
    expect(
      findReasons([{ ...coat, occasions: ['work'] }], {
        preferences: [createPreference('occasion:work', { alternatives: { 'occasion:work': 0.4 } })],
      })[0],
    ).not.toContain('right for');
  });

  it('is worded differently for neighbors', () => {
    const preferences = [createPreference('occasion:wedding')];
    const items = [coat, otherItem, thirdItem].map((item) => ({ ...item, occasions: ['wedding'] }));
    expect(findReasons(items, { preferences })).toEqual([
      'Black coat, right for a wedding.',
      'Made for a wedding: a black coat.',
      'Black coat, fit for a wedding.',
    ]);
  });

  it('joins a season to its occasion', () => {
    const preferences = [createPreference('occasion:wedding'), createPreference('season:summer')];
    expect(findReasons([{ ...coat, occasions: ['wedding'], seasons: ['summer'] }], { preferences })).toEqual([
      'Black coat, right for a summer wedding.',
    ]);
    expect(findReasons([{ ...coat, seasons: ['summer'] }], { preferences })).toEqual(['Black coat, made for summer.']);
  });

  it('has no article before plural garments', () => {
    const trousers = ['a', 'b'].map((id) => createGarment(id, 'trousers', { occasions: ['wedding'] }));
    expect(findReasons(trousers, { preferences: [createPreference('occasion:wedding')] })[1]).toBe(
      'Made for a wedding: black trousers.',
    );
  });

  it('describes the piece if it has nothing that was requested', () => {
    const ownAttributes = {
      styles: ['Classic'],
      occasions: ['work', 'weekend'],
      fit: 'relaxed',
    } as const satisfies Partial<CatalogueItem>;
    expect(findReasons([coat, otherItem, thirdItem].map((item) => ({ ...item, ...ownAttributes })))).toEqual([
      'Black coat, classic in style.',
      'Black coat, for work and the weekend.',
      'Black coat, with a relaxed cut.',
    ]);
  });

  it('leaves out a style that names the cloth', () => {
    const [jeans] = findReasons([createGarment('jeans', 'jeans', { styles: ['Denim', 'Casual'] })]);
    expect(jeans).toBe('Black jeans, casual in style.');
  });

  it('calls an imitation by its whole name', () => {
    const faux = { ...coat, materials: ['faux fur'], pattern: 'leopard' };
    expect(findReasons([faux], { preferences: [createPreference('material:fur')] })).toEqual([
      'Black leopard faux fur coat.',
    ]);
  });
});

it('says nothing about the price, which the card shows', () => {
  const reduced = { ...coat, priceCents: 5_000, fullPriceCents: 9_000 };
  expect(findReasons([reduced], { filters: { priceRangeMax: 100, sale: true } })).toEqual(['Black coat.']);
});

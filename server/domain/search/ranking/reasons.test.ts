import { describe, expect, it } from 'vitest';
import { NO_DEMANDS, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Preference } from '../understanding/Wish.ts';
import { readItemFacts } from './itemFacts.ts';
import { writeReasons } from './reasons.ts';

interface ReasonRequest {
  readonly soft?: readonly Preference[];
  readonly filters?: Partial<Filters>;
}

function findReasons(items: readonly CatalogueItem[], { soft = [], filters = {} }: ReasonRequest = {}): string[] {
  const { lexicon } = createSmallIndex(items);
  const picks = items.map((item) => ({ item, facts: readItemFacts(item, lexicon) }));
  return writeReasons(
    picks,
    { preferences: soft, demands: { ...NO_DEMANDS, filters: { ...NO_FILTERS, ...filters } } },
    lexicon,
  );
}

const [coat, other, third] = ['one', 'two', 'three'].map((id) => createGarment(id, 'coat')) as [
  CatalogueItem,
  CatalogueItem,
  CatalogueItem,
];

describe('a reason', () => {
  it('names color, pattern, material and brand', () => {
    expect(findReasons([coat])).toEqual(['Black coat by Orvelle.']);
    expect(findReasons([{ ...coat, materials: ['wool'], pattern: 'houndstooth' }])).toEqual([
      'Black houndstooth wool coat by Orvelle.',
    ]);
  });

  it('names the requested color if the piece has it', () => {
    const mixed = { ...coat, colors: ['Black', 'Blue'] } as const satisfies CatalogueItem;
    expect(findReasons([mixed], { filters: { color: ['Blue'] } })).toEqual(['Blue coat by Orvelle.']);
    expect(findReasons([mixed], { filters: { color: ['Red'] } })).toEqual(['Black coat by Orvelle.']);
  });

  it('mentions each attribute once', () => {
    expect(findReasons([{ ...coat, subkind: 'wool coat', materials: ['wool'] }])).toEqual([
      'Black wool coat by Orvelle.',
    ]);
  });

  it('mentions only certain attributes of the piece', () => {
    const soft = [createPreference('occasion:work')];
    expect(findReasons([{ ...coat, occasions: ['work'] }], { soft })).toEqual([
      'Black coat by Orvelle, right for work.',
    ]);
    expect(findReasons([{ ...coat, description: 'work' }], { soft })).toEqual(['Black coat by Orvelle.']);
    expect(
      findReasons([{ ...coat, occasions: ['work'] }], {
        soft: [createPreference('occasion:work', { alternatives: { 'occasion:work': 0.4 } })],
      })[0],
    ).not.toContain('right for');
  });

  it('is worded differently for neighbors', () => {
    const soft = [createPreference('occasion:wedding')];
    const items = [coat, other, third].map((item) => ({ ...item, occasions: ['wedding'] }));
    expect(findReasons(items, { soft })).toEqual([
      'Black coat by Orvelle, right for a wedding.',
      'Made for a wedding: a black coat by Orvelle.',
      'Black coat by Orvelle, at home at a wedding.',
    ]);
  });

  it('joins a season to its occasion', () => {
    const soft = [createPreference('occasion:wedding'), createPreference('season:summer')];
    expect(findReasons([{ ...coat, occasions: ['wedding'], seasons: ['summer'] }], { soft })).toEqual([
      'Black coat by Orvelle, right for a summer wedding.',
    ]);
    expect(findReasons([{ ...coat, seasons: ['summer'] }], { soft })).toEqual([
      'Black coat by Orvelle, made for summer.',
    ]);
  });

  it('has no article before plural garments', () => {
    const trousers = ['a', 'b'].map((id) => createGarment(id, 'trousers', { occasions: ['wedding'] }));
    expect(findReasons(trousers, { soft: [createPreference('occasion:wedding')] })[1]).toBe(
      'Made for a wedding: black trousers by Orvelle.',
    );
  });

  it('describes the piece if it has nothing that was requested', () => {
    const own = {
      styles: ['Classic'],
      occasions: ['work', 'weekend'],
      fit: 'relaxed',
    } as const satisfies Partial<CatalogueItem>;
    expect(findReasons([coat, other, third].map((item) => ({ ...item, ...own })))).toEqual([
      'Black coat by Orvelle, classic in style.',
      'Black coat by Orvelle, for work and the weekend.',
      'Black coat by Orvelle, with a relaxed cut.',
    ]);
  });
});

describe('the price in a reason', () => {
  const at = (priceCents: number, changes: Partial<CatalogueItem> = {}) =>
    createGarment(`at-${priceCents}`, 'coat', { priceCents, fullPriceCents: priceCents, ...changes });
  const findPriceReason = (item: CatalogueItem, filters: Partial<Filters>) => findReasons([item], { filters })[0];

  it('is compared with the limit', () => {
    const filters = { priceRangeMax: 100 };
    expect(findPriceReason(at(5_000), filters)).toBe('Black coat by Orvelle: $50, far below your $100.');
    expect(findPriceReason(at(5_001), filters)).toBe('Black coat by Orvelle: $50.01, well within your $100.');
    expect(findPriceReason(at(8_500), filters)).toBe('Black coat by Orvelle: $85, well within your $100.');
    expect(findPriceReason(at(8_501), filters)).toBe('Black coat by Orvelle: $85.01, within your $100.');
    expect(findPriceReason(at(10_000), filters)).toBe('Black coat by Orvelle: $100, within your $100.');
    expect(findPriceReason(at(10_001), filters)).toBe('Black coat by Orvelle.');
  });

  it('is worded differently in the second of two', () => {
    expect(findReasons([at(4_000), at(4_500)], { filters: { priceRangeMax: 100 } })[1]).toBe(
      'Black coat by Orvelle: only $45 of your $100.',
    );
  });

  it('states the former price of a piece on sale', () => {
    expect(findPriceReason(at(5_000, { fullPriceCents: 9_000 }), { sale: true })).toBe(
      'Black coat by Orvelle: now $50 instead of $90.',
    );
    expect(findPriceReason(at(5_000), { sale: true })).toBe('Black coat by Orvelle.');
    expect(findPriceReason(at(5_000, { fullPriceCents: 9_000 }), {})).toBe('Black coat by Orvelle.');
  });
});

import { describe, expect, it } from 'vitest';
import { createWish, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Wish } from '../understanding/Wish.ts';
import { searchRelaxing } from './relaxation.ts';
import { createSearchPlan } from './searchPlan.ts';

interface SearchRequest {
  readonly wish?: Partial<Wish>;
  readonly filters?: Partial<Filters>;
  readonly isChat?: boolean;
}

function findRelaxed(
  items: readonly CatalogueItem[],
  { wish = {}, filters = {}, isChat = false }: SearchRequest,
): readonly [ids: readonly string[], relaxations: readonly string[]] {
  const { index, lexicon, listIds } = createSmallIndex(items);
  const result = searchRelaxing(
    index,
    createSearchPlan(createWish(wish), { ...NO_FILTERS, ...filters }, false),
    lexicon,
    isChat,
  );
  return [listIds(result.found.docs).sort(), result.relaxations];
}

const NO_SALE_SENTENCE = 'Nothing that matched is on sale, so full-price pieces are shown.';
const NO_SIZE_SENTENCE = 'Nothing matched in size L, so other sizes are shown.';
const NO_COLOR_SENTENCE = 'Nothing matched in blue, so other colors are shown.';

const STRICT_FILTERS: Partial<Filters> = { sale: true, size: ['L'], color: ['Blue'] };
const MATCHING_FACTS: Partial<CatalogueItem> = { priceCents: 4_000, sizes: ['L'], colors: ['Blue'] };
const UNMATCHED_FACTS = {
  sale: { priceCents: 9_000 },
  size: { sizes: ['M'] },
  color: { colors: ['Black'] },
} as const satisfies Record<string, Partial<CatalogueItem>>;

/** Creates a coat that passes all filters except these. */
const createCoatLacking = (...names: readonly (keyof typeof UNMATCHED_FACTS)[]) =>
  createGarment(
    names.join('+') || 'all',
    'coat',
    Object.assign({}, MATCHING_FACTS, ...names.map((name) => UNMATCHED_FACTS[name])),
  );

describe('relaxation', () => {
  const orderedResults = [
    [],
    ['sale'],
    ['size'],
    ['sale', 'size'],
    ['color'],
    ['sale', 'color'],
    ['size', 'color'],
    ['sale', 'size', 'color'],
  ] as const;
  const sentences = { sale: NO_SALE_SENTENCE, size: NO_SIZE_SENTENCE, color: NO_COLOR_SENTENCE };

  it.each(orderedResults.map((relaxedNames, index) => [relaxedNames.join(' and ') || 'nothing', index] as const))(
    'drops %s before requirements that matter more',
    (_name, index) => {
      const coats = orderedResults.slice(index).map((names) => createCoatLacking(...names));
      const givenFilters = orderedResults[index] ?? [];
      const [ids, relaxations] = findRelaxed(coats, { filters: STRICT_FILTERS });
      expect(relaxations).toEqual(givenFilters.map((name) => sentences[name]));
      expect(ids).toContain(givenFilters.join('+') || 'all');
      expect(ids).toHaveLength(1);
    },
  );

  it('drops only what was requested', () => {
    expect(
      findRelaxed([createCoatLacking('sale', 'size', 'color')], { filters: { color: ['Blue', 'Green'] } }),
    ).toEqual([['sale+size+color'], ['Nothing matched in blue or green, so other colors are shown.']]);
    expect(findRelaxed([createCoatLacking('size')], { filters: { size: ['L', 'XL'] } })[1]).toEqual([
      'Nothing matched in size L or XL, so other sizes are shown.',
    ]);
  });

  it('never drops the price or the gender', () => {
    const coat = createGarment('coat', 'coat', { genders: ['Men'] });
    for (const filters of [{ priceRangeMax: 10 }, { gender: ['Women'] }] satisfies Partial<Filters>[]) {
      expect(findRelaxed([coat], { filters })).toEqual([[], []]);
    }
  });

  it('drops the brand last of all', () => {
    expect(findRelaxed([createGarment('coat', 'coat')], { filters: { brand: ['Skarvholm'] } })).toEqual([
      ['coat'],
      ['No pieces by Skarvholm matched, so other brands are shown.'],
    ]);
  });

  it('drops the color of a garment too', () => {
    const wish = { garments: [{ kinds: { coat: 1 }, colors: ['Blue' as const] }], colors: ['Blue' as const] };
    expect(
      findRelaxed([createGarment('black', 'coat'), createGarment('dress', 'dress', { colors: ['Blue'] })], { wish }),
    ).toEqual([['black'], [NO_COLOR_SENTENCE]]);
  });
});

describe('a price that excludes all pieces of the garment', () => {
  const wish: Partial<Wish> = {
    garments: [{ kinds: { hoodie: 1 }, colors: [] }],
    preferences: [createPreference('cotton')],
  };
  const find = (pieces: readonly (readonly [kind: string, dollars: number])[], filters: Partial<Filters>) =>
    findRelaxed(
      pieces.map(([kind, dollars]) => createGarment(`${kind} ${dollars}`, kind, { priceCents: dollars * 100 })),
      { wish, filters, isChat: true },
    );

  it('bends in a chat before another kind is shown, to the nearest prices', () => {
    const pieces = [
      ['hoodie', 158],
      ['hoodie', 59],
      ['hoodie', 55],
      ['hoodie', 49],
      ['sweatshirt', 30],
      ['tie', 20],
    ] as const;
    expect(find(pieces, { priceRangeMax: 40 })).toEqual([
      ['hoodie 49', 'hoodie 55', 'hoodie 59'],
      ['No hoodies up to $40 matched; the nearest costs $49.'],
    ]);
  });

  it('bends further if there are hardly any pieces at the nearest prices', () => {
    const pieces = [
      ['hoodie', 158],
      ['hoodie', 90],
      ['hoodie', 79],
      ['hoodie', 49],
    ] as const;
    expect(find(pieces, { priceRangeMax: 40 })[0]).toEqual(['hoodie 49', 'hoodie 79', 'hoodie 90']);
  });

  it('bends as far as it must', () => {
    expect(find([['hoodie', 158]], { priceRangeMax: 40 })).toEqual([
      ['hoodie 158'],
      ['No hoodies up to $40 matched; the nearest costs $158.'],
    ]);
  });

  it('bends downward before another color is shown', () => {
    const hoodies = [
      createGarment('blue', 'hoodie', { colors: ['Blue'], priceCents: 8_900 }),
      createGarment('black', 'hoodie', { colors: ['Black'], priceCents: 20_000 }),
    ];
    const filters: Partial<Filters> = { color: ['Blue'], priceRangeMin: 150, priceRangeMax: 250 };
    expect(findRelaxed(hoodies, { wish, filters, isChat: true })).toEqual([
      ['blue'],
      ['No hoodies between $150 and $250 matched; the nearest costs $89.'],
    ]);
  });

  it('bends upward only after other colors', () => {
    const hoodies = [
      createGarment('blue', 'hoodie', { colors: ['Blue'], priceCents: 8_900 }),
      createGarment('black', 'hoodie', { colors: ['Black'], priceCents: 3_900 }),
    ];
    const filters: Partial<Filters> = { color: ['Blue'], priceRangeMax: 40 };
    expect(findRelaxed(hoodies, { wish, filters, isChat: true })).toEqual([['black'], [NO_COLOR_SENTENCE]]);
  });
});

describe('a garment that the catalogue lacks', () => {
  const createWish = (kind: string, changes: Partial<Wish> = {}): Partial<Wish> => ({
    garments: [{ kinds: { [kind]: 1 }, colors: [] }],
    ...changes,
  });

  it('is replaced after relaxing sale, size and color', () => {
    const items = [createCoatLacking('sale', 'size', 'color'), createGarment('jacket', 'jacket', MATCHING_FACTS)];
    expect(findRelaxed(items, { wish: createWish('coat'), filters: STRICT_FILTERS })[0]).toEqual(['sale+size+color']);
  });

  it('is replaced by the most similar kind first', () => {
    const items = [createGarment('jacket', 'jacket'), createGarment('suit', 'suit'), createGarment('dress', 'dress')];
    expect(findRelaxed(items, { wish: createWish('blazer') })).toEqual([
      ['suit'],
      ['There are no blazers here yet, so suits are shown.'],
    ]);
    expect(findRelaxed(items.slice(1), { wish: createWish('coat') })).toEqual([[], ['There are no coats here yet.']]);
    expect(findRelaxed(items, { wish: createWish('coat') })).toEqual([
      ['jacket'],
      ['There are no coats here yet, so jackets are shown.'],
    ]);
  });

  it('reports "no match" if the shop has it, and names what else was relaxed', () => {
    const items = [
      createGarment('blazer', 'blazer', { genders: ['Men'] }),
      createGarment('suit', 'suit', { genders: ['Women'] }),
    ];
    expect(findRelaxed(items, { wish: createWish('blazer'), filters: { gender: ['Women'], size: ['L'] } })).toEqual([
      ['suit'],
      ['No blazers matched, so suits are shown.', NO_SIZE_SENTENCE],
    ]);
  });

  it('keeps its color in the replacement, and drops it last', () => {
    const wish = { garments: [{ kinds: { blazer: 1 }, colors: ['Blue' as const] }], colors: ['Blue' as const] };
    const [blue, black] = [createGarment('blue', 'suit', { colors: ['Blue'] }), createGarment('black', 'suit')];
    expect(findRelaxed([blue, black], { wish })[0]).toEqual(['blue']);
    expect(findRelaxed([black], { wish })[1]).toEqual([
      'There are no blazers here yet, so suits are shown.',
      NO_COLOR_SENTENCE,
    ]);
  });

  it('is replaced by anything that matches the rest of the wish if no similar kind is here', () => {
    const items = [createGarment('linen', 'dress', { materials: ['linen'] }), createGarment('plain', 'dress')];
    const preferences = [createPreference('material:linen')];
    const replacement = 'so other pieces that fit the rest of your wish are shown.';
    expect(findRelaxed(items, { wish: createWish('coat', { preferences }) })).toEqual([
      ['linen'],
      [`There are no coats here yet, ${replacement}`],
    ]);
    expect(findRelaxed(items, { wish: createWish('swimwear', { preferences }) })[1]).toEqual([
      `There is no swimwear here yet, ${replacement}`,
    ]);
    for (const id of ['word:linen', 'brand:orvelle'])
      expect(findRelaxed(items, { wish: createWish('coat', { preferences: [createPreference(id)] }) })).toEqual([
        [],
        ['There are no coats here yet.'],
      ]);
  });
});

describe('the second meaning of a word', () => {
  const wish = { garments: [{ kinds: { coat: 1, jacket: 0.78 }, colors: [] }] };
  const coats = ['one', 'two', 'three'].map((id) => createGarment(id, 'coat'));
  const jacket = createGarment('jacket', 'jacket');

  it('is used if the first finds nothing, before a filter is relaxed and without a notice', () => {
    expect(findRelaxed([coats[0]!, jacket], { wish })).toEqual([['one'], []]);
    expect(findRelaxed([jacket], { wish })).toEqual([['jacket'], []]);
    expect(findRelaxed([coats[0]!, { ...jacket, sizes: ['L'] }], { wish, filters: { size: ['L'] } })).toEqual([
      ['jacket'],
      [],
    ]);
  });

  it('is used in chat if the first finds fewer than three', () => {
    expect(findRelaxed([...coats.slice(0, 2), jacket], { wish, isChat: true })[0]).toEqual(['jacket', 'one', 'two']);
    expect(findRelaxed([...coats, jacket], { wish, isChat: true })[0]).toEqual(['one', 'three', 'two']);
  });

  it('counts as much as the first from a weight of 0.8', () => {
    expect(
      findRelaxed([coats[0]!, jacket], { wish: { garments: [{ kinds: { coat: 1, jacket: 0.8 }, colors: [] }] } })[0],
    ).toEqual(['jacket', 'one']);
  });
});

describe('a chat', () => {
  const wish = { garments: [{ kinds: { watch: 1 }, colors: [] }], preferences: [createPreference('material:linen')] };
  const linen = createGarment('linen', 'dress', { materials: ['linen'] });

  it('offers no garment instead of an accessory, and says that the shop has none', () => {
    expect(findRelaxed([linen], { wish, isChat: true })).toEqual([[], ['There are no watches here yet.']]);
    expect(findRelaxed([linen], { wish })[0]).toEqual(['linen']);
  });

  it('says nothing about an accessory that the shop has', () => {
    const watch = createGarment('watch', 'watch', { genders: ['Men'], sizes: [] });
    expect(findRelaxed([linen, watch], { wish, filters: { gender: ['Women'] }, isChat: true })).toEqual([[], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { NO_DEMANDS, createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type FilterName, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { admitItems, type Demands } from './Demands.ts';

function admitIds(
  items: readonly CatalogueItem[],
  demands: Partial<Demands>,
): { ids: readonly string[]; answer: (id: string) => number } {
  const { index, listIds, findDoc } = createSmallIndex(items);
  const { docs, kindScores } = admitItems(index, { ...NO_DEMANDS, ...demands });
  return { ids: listIds(docs), answer: (id) => kindScores[findDoc(id)]! };
}

const listAdmitted = (items: readonly CatalogueItem[], filters: Partial<Filters>): readonly string[] =>
  admitIds(items, { filters: { ...NO_FILTERS, ...filters } }).ids;

interface FilterExample {
  readonly filters: Partial<Filters>;
  readonly passes: readonly Partial<CatalogueItem>[];
  readonly failingChanges: readonly Partial<CatalogueItem>[];
}

/** One example for each filter. The type requires an example of each new filter. */
const EXAMPLES: Readonly<Record<FilterName, FilterExample>> = {
  sort: { filters: { sort: 'Price (low/high)' }, passes: [{}], failingChanges: [] },
  gender: {
    filters: { gender: ['Women'] },
    passes: [{ genders: ['Women'] }, { genders: ['Unisex'] }, { genders: ['Men', 'Women'] }],
    failingChanges: [{ genders: ['Men'] }, { genders: [] }],
  },
  size: {
    filters: { size: ['M', 'L'] },
    passes: [{ sizes: ['M'] }, { sizes: ['XS', 'L'] }, { sizes: [] }],
    failingChanges: [{ sizes: ['S', 'XL'] }],
  },
  color: {
    filters: { color: ['Blue', 'Green'] },
    passes: [{ colors: ['Blue'] }, { colors: ['Black', 'Green'] }],
    failingChanges: [{ colors: ['Black'] }, { colors: [] }],
  },
  brand: {
    filters: { brand: ['Orvelle', 'Skarvholm'] },
    passes: [{ brand: 'Skarvholm' }],
    failingChanges: [{ brand: 'Lindgrove' }, { brand: '' }],
  },
  sale: {
    filters: { sale: true },
    passes: [{ priceCents: 8_999, fullPriceCents: 9_000 }],
    failingChanges: [{ priceCents: 9_000, fullPriceCents: 9_000 }],
  },
  price: {
    filters: { priceRangeMin: 50, priceRangeMax: 100 },
    passes: [{ priceCents: 5_000 }, { priceCents: 7_550 }, { priceCents: 10_000 }],
    failingChanges: [{ priceCents: 4_999 }, { priceCents: 10_001 }],
  },
};

describe('a filter', () => {
  it.each(Object.entries(EXAMPLES))(
    'of %s admits matching items only',
    (_name, { filters, passes, failingChanges: fails }) => {
      const passingItems = passes.map((changes, index) => createGarment(`pass-${index}`, 'coat', changes));
      const failingItems = fails.map((changes, index) => createGarment(`fail-${index}`, 'coat', changes));
      expect(listAdmitted([...passingItems, ...failingItems], filters)).toEqual(passingItems.map(({ id }) => id));
      expect(listAdmitted([...passingItems, ...failingItems], {})).toHaveLength(
        passingItems.length + failingItems.length,
      );
    },
  );
});

describe('a price filter', () => {
  const createCoat = (cents: number) =>
    createGarment(`at-${cents}`, 'coat', { priceCents: cents, fullPriceCents: cents });
  const coats = [0, 4_999, 5_000, 5_001].map(createCoat);

  it('includes its bounds, also with one bound alone', () => {
    expect(listAdmitted(coats, { priceRangeMin: 50 })).toEqual(['at-5000', 'at-5001']);
    expect(listAdmitted(coats, { priceRangeMax: 50 })).toEqual(['at-0', 'at-4999', 'at-5000']);
    expect(listAdmitted(coats, { priceRangeMin: 50, priceRangeMax: 50 })).toEqual(['at-5000']);
    expect(listAdmitted(coats, { priceRangeMax: 0 })).toEqual(['at-0']);
  });
});

describe('a gender filter', () => {
  const createForGenders = (...genders: CatalogueItem['genders']) =>
    createGarment(genders.join('+'), 'coat', { genders });

  it('of unisex is met only by garments for everyone', () => {
    expect(
      listAdmitted(
        [
          createForGenders('Men'),
          createForGenders('Women'),
          createForGenders('Men', 'Women'),
          createForGenders('Unisex'),
        ],
        { gender: ['Unisex'] },
      ),
    ).toEqual(['Men+Women', 'Unisex']);
  });

  it('of two genders is met by either', () => {
    expect(listAdmitted([createForGenders('Men'), createForGenders('Women')], { gender: ['Men', 'Women'] })).toEqual([
      'Men',
      'Women',
    ]);
  });
});

describe('a size filter', () => {
  const items = [
    createGarment('bag', 'bag', { sizes: [] }),
    createGarment('tee', 'tee'),
    createGarment('belt', 'belt', { sizes: ['S'] }),
  ];

  it('admits items without letter sizes, ranked slightly behind clothes', () => {
    const { ids, answer } = admitIds(items, { filters: { ...NO_FILTERS, size: ['M'] } });
    expect(ids).toEqual(['bag', 'tee']);
    expect(answer('tee')).toBe(1);
    expect(answer('bag')).toBeCloseTo(0.9);
    expect(answer('belt')).toBe(0);
  });

  it('ranks nothing lower if it is empty', () => {
    expect(admitIds(items, {}).answer('bag')).toBe(1);
  });
});

describe('a color filter', () => {
  it('of multicolor is met by three or more colors, not by two', () => {
    const items = [
      createGarment('three', 'coat', { colors: ['Black', 'White', 'Red'] }),
      createGarment('two', 'coat', { colors: ['Black', 'White'] }),
    ];
    expect(listAdmitted(items, { color: ['Multicolor'] })).toEqual(['three']);
  });
});

describe('a wanted garment', () => {
  const items = [
    createGarment('coat', 'coat', { colors: ['Blue'] }),
    createGarment('jacket', 'jacket'),
    createGarment('dress', 'dress', { colors: ['Blue'] }),
  ];

  it('scores by the best of its meanings', () => {
    const { ids, answer } = admitIds(items, {
      garments: [
        { kinds: { coat: 0.5, jacket: 0.75 }, colors: [] },
        { kinds: { coat: 1 }, colors: [] },
      ],
    });
    expect(ids).toEqual(['coat', 'jacket']);
    expect([answer('coat'), answer('jacket'), answer('dress')]).toEqual([1, 0.75, 0]);
    expect(
      admitIds(items, {
        garments: [
          { kinds: { coat: 1 }, colors: [] },
          { kinds: { coat: 0.5 }, colors: [] },
        ],
      }).answer('coat'),
    ).toBe(1);
  });

  it('has its own color, which does not apply to other garments', () => {
    expect(
      admitIds(items, {
        garments: [
          { kinds: { coat: 1 }, colors: ['Black'] },
          { kinds: { jacket: 1, dress: 1 }, colors: [] },
        ],
      }).ids,
    ).toEqual(['jacket', 'dress']);
    expect(admitIds(items, { garments: [{ kinds: { coat: 1, jacket: 1 }, colors: ['Blue'] }] }).ids).toEqual(['coat']);
  });
});

describe('an exclusion', () => {
  const listNotRefused = (items: readonly CatalogueItem[], refused: Partial<Demands['refusals']>) =>
    admitIds(items, { refusals: { ...NO_DEMANDS.refusals, ...refused } }).ids;

  it('removes a kind', () => {
    expect(
      listNotRefused([createGarment('coat', 'coat'), createGarment('dress', 'dress')], { kinds: ['coat'] }),
    ).toEqual(['dress']);
  });

  it('removes a color, in any position', () => {
    const items = [createGarment('blue', 'coat', { colors: ['Black', 'Blue'] }), createGarment('black', 'coat')];
    expect(listNotRefused(items, { colors: ['Blue'] })).toEqual(['black']);
  });

  it('removes what certainly matches, and keeps what only the description mentions', () => {
    const items = [
      createGarment('named', 'coat', { materials: ['wool'] }),
      createGarment('described', 'coat', { semanticSearchDescription: 'wool' }),
      createGarment('prose', 'coat', { description: 'wool' }),
    ];
    expect(listNotRefused(items, { concepts: ['material:wool'] })).toEqual(['prose']);
  });

  it('of a word removes items with it in the name', () => {
    const items = [
      createGarment('named', 'coat', { shortDescription: 'obsidian coat' }),
      createGarment('prose', 'coat', { description: 'obsidian' }),
    ];
    expect(listNotRefused(items, { stems: ['obsidian'] })).toEqual(['prose']);
  });

  it('overrides a wanted garment', () => {
    const items = [createGarment('coat', 'coat'), createGarment('dress', 'dress')];
    expect(
      admitIds(items, {
        garments: [{ kinds: { coat: 1, dress: 1 }, colors: [] }],
        refusals: { ...NO_DEMANDS.refusals, kinds: ['coat'] },
      }).ids,
    ).toEqual(['dress']);
  });
});

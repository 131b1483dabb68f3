import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { createSyntheticCatalogue } from '../../../evaluation/corpora/syntheticCatalogue.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';

const [blankItem] = createSyntheticCatalogue(1);

function createPiece(id: string, kind: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
  const texts = { kind, subkind: kind, shortDescription: kind, description: '', semanticSearchDescription: kind };
  return {
    ...blankItem!,
    id,
    ...texts,
    genders: ['Unisex'],
    colors: ['Black'],
    sizes: ['M'],
    priceCents: 9_000,
    fullPriceCents: 9_000,
    ...changes,
  };
}

async function findIds(
  items: readonly CatalogueItem[],
  query: string,
  filters = NO_FILTERS,
): Promise<{ ids: string[]; relaxations: readonly string[] }> {
  const { items: foundItems, relaxations } = await searchAll(await createEngine(items), query, filters);
  return { ids: foundItems.map(({ id }) => id).sort(), relaxations };
}

describe('a size demand', () => {
  const wardrobe = [
    createPiece('tee-m', 'tee'),
    createPiece('tee-l', 'tee', { sizes: ['L'] }),
    createPiece('tee-unknown', 'tee', { sizes: [] }),
    createPiece('bag', 'bag', { sizes: [] }),
    createPiece('sneakers', 'sneakers', { sizes: ['L'] }),
    createPiece('scarf', 'scarf', { sizes: [] }),
  ];

  it('admits shoes and items without known letter sizes, after the clothes that have it', async () => {
    const { items, relaxations } = await searchAll(await createEngine(wardrobe), '', { ...NO_FILTERS, size: ['M'] });
    expect(items.map(({ id }) => id)[0]).toBe('tee-m');
    expect(items.map(({ id }) => id).sort()).toEqual(['bag', 'scarf', 'sneakers', 'tee-m', 'tee-unknown']);
    expect(relaxations).toEqual([]);
  });

  it('for a bag finds bags and relaxes nothing', async () => {
    expect(await findIds(wardrobe, 'bag', { ...NO_FILTERS, size: ['S'] })).toEqual({ ids: ['bag'], relaxations: [] });
  });
});

describe('the sale demand', () => {
  const coats = [createPiece('full', 'coat'), createPiece('reduced', 'coat', { priceCents: 5_000 })];

  it('is kept while anything is on sale', async () => {
    expect(await findIds(coats, 'coat on sale')).toEqual({ ids: ['reduced'], relaxations: [] });
  });

  it('is relaxed only with a notice', async () => {
    expect(await findIds(coats.slice(0, 1), 'coat on sale')).toEqual({
      ids: ['full'],
      relaxations: ['Nothing that matched is on sale, so full-price pieces are shown.'],
    });
  });
});

describe('a kind that is not in the catalogue', () => {
  it('is replaced by the most similar kind only', async () => {
    const { ids, relaxations } = await findIds(
      [createPiece('blazer', 'blazer'), createPiece('trousers', 'trousers')],
      'a suit',
    );
    expect({ ids, relaxations }).toEqual({
      ids: ['blazer'],
      relaxations: ['There are no suits here yet, so blazers are shown.'],
    });
  });

  it('does not include gilets in waistcoats, whatever their category in the catalogue', async () => {
    const items = [
      createPiece('gilet', 'waistcoat', { subkind: 'padded gilet' }),
      createPiece('waistcoat', 'waistcoat'),
    ];
    expect((await findIds(items, 'waistcoat')).ids).toEqual(['waistcoat']);
    expect((await findIds(items, 'bodywarmer')).ids).toEqual(['gilet']);
  });
});

describe('an excluded subtype', () => {
  const shoes = [
    createPiece('sneaker', 'shoes', { subkind: 'low-top sneakers' }),
    createPiece('heel', 'shoes', { subkind: 'heeled loafers' }),
  ];

  it('leaves the rest of its kind, whatever an item is called', async () => {
    expect((await findIds(shoes, 'shoes, no heels')).ids).toEqual(['sneaker']);
    expect((await findIds(shoes, 'shoes but no trainers')).ids).toEqual(['heel']);
  });

  it('is detected by the details in a name', async () => {
    const sweaters = [
      createPiece('roll', 'sweater', { subkind: 'roll-neck sweater' }),
      createPiece('crew', 'sweater', { subkind: 'crew-neck sweater' }),
    ];
    expect((await findIds(sweaters, 'sweater, not a roll neck')).ids).toEqual(['crew']);
    const tops = [createPiece('tank', 'tank'), createPiece('tee', 'tee')];
    expect((await findIds(tops, 'a top that is not sleeveless')).ids).toEqual(['tee']);
  });
});

describe('a brand that two shops spell differently', () => {
  it('is one filter, and finds the pieces of both', async () => {
    const items = [
      createPiece('a', 'tee', { brand: 'puma' }),
      createPiece('b', 'tee', { brand: 'Puma' }),
      createPiece('c', 'tee', { brand: 'Nike' }),
    ];
    const { items: foundItems, filters } = await searchAll(await createEngine(items), 'puma tee', NO_FILTERS);
    expect(filters.brand).toEqual(['Puma']);
    expect(foundItems.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });
});

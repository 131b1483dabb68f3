import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { createSyntheticCatalogue } from '../../../evaluation/corpora/syntheticCatalogue.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';

const [blank] = createSyntheticCatalogue(1);

/** A garment of a kind with default attributes except the given ones. */
function piece(id: string, kind: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
  const named = { kind, subkind: kind, shortDescription: kind, description: '', semanticSearchDescription: kind };
  return {
    ...blank!,
    id,
    ...named,
    genders: ['Unisex'],
    colors: ['Black'],
    sizes: ['M'],
    priceCents: 9_000,
    fullPriceCents: 9_000,
    ...changes,
  };
}

async function idsFor(
  items: readonly CatalogueItem[],
  query: string,
  filters = NO_FILTERS,
): Promise<{ ids: string[]; relaxations: readonly string[] }> {
  const { items: found, relaxations } = await searchAll(await createEngine(items), query, filters);
  return { ids: found.map(({ id }) => id).sort(), relaxations };
}

describe('a size demand', () => {
  const wardrobe = [
    piece('tee-m', 'tee'),
    piece('tee-l', 'tee', { sizes: ['L'] }),
    piece('tee-unknown', 'tee', { sizes: [] }),
    piece('bag', 'bag', { sizes: [] }),
    piece('scarf', 'scarf', { sizes: [] }),
  ];

  it('admits items without letter sizes, after the clothes that have it', async () => {
    const { items, relaxations } = await searchAll(await createEngine(wardrobe), '', { ...NO_FILTERS, size: ['M'] });
    expect(items.map(({ id }) => id)[0]).toBe('tee-m');
    expect(items.map(({ id }) => id).sort()).toEqual(['bag', 'scarf', 'tee-m']);
    expect(relaxations).toEqual([]);
  });

  it('for a bag finds bags and relaxes nothing', async () => {
    expect(await idsFor(wardrobe, 'bag', { ...NO_FILTERS, size: ['S'] })).toEqual({ ids: ['bag'], relaxations: [] });
  });
});

describe('the sale demand', () => {
  const coats = [piece('full', 'coat'), piece('reduced', 'coat', { priceCents: 5_000 })];

  it('is kept while anything is on sale', async () => {
    expect(await idsFor(coats, 'coat on sale')).toEqual({ ids: ['reduced'], relaxations: [] });
  });

  it('is relaxed only with a notice', async () => {
    expect(await idsFor(coats.slice(0, 1), 'coat on sale')).toEqual({
      ids: ['full'],
      relaxations: ['Nothing that matched is on sale, so full-price pieces are shown.'],
    });
  });
});

describe('a kind that is not in the catalogue', () => {
  it('is replaced by the most similar kind only', async () => {
    const { ids, relaxations } = await idsFor([piece('blazer', 'blazer'), piece('trousers', 'trousers')], 'a suit');
    expect({ ids, relaxations }).toEqual({
      ids: ['blazer'],
      relaxations: ['There are no suits here yet, so blazers are shown.'],
    });
  });

  it('does not include gilets in waistcoats, whatever their category in the catalogue', async () => {
    const items = [piece('gilet', 'waistcoat', { subkind: 'padded gilet' }), piece('waistcoat', 'waistcoat')];
    expect((await idsFor(items, 'waistcoat')).ids).toEqual(['waistcoat']);
    expect((await idsFor(items, 'bodywarmer')).ids).toEqual(['gilet']);
  });
});

describe('an excluded subtype', () => {
  const shoes = [
    piece('sneaker', 'shoes', { subkind: 'low-top sneakers' }),
    piece('heel', 'shoes', { subkind: 'heeled loafers' }),
  ];

  it('leaves the rest of its kind, whatever an item is called', async () => {
    expect((await idsFor(shoes, 'shoes, no heels')).ids).toEqual(['sneaker']);
    expect((await idsFor(shoes, 'shoes but no trainers')).ids).toEqual(['heel']);
  });

  it('is detected by the details in a name', async () => {
    const sweaters = [
      piece('roll', 'sweater', { subkind: 'roll-neck sweater' }),
      piece('crew', 'sweater', { subkind: 'crew-neck sweater' }),
    ];
    expect((await idsFor(sweaters, 'sweater, not a roll neck')).ids).toEqual(['crew']);
    const tops = [piece('tank', 'tank'), piece('tee', 'tee')];
    expect((await idsFor(tops, 'a top that is not sleeveless')).ids).toEqual(['tee']);
  });
});

import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../tests/support/searchEngine.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { createSyntheticCatalogue } from '../../../evaluation/corpora/syntheticCatalogue.ts';
import { NO_LEADS } from '../../stylist/Conversation.ts';

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

const example = createPiece('model', 'blazer');
const createItems = [
  example,
  createPiece('blue', 'blazer', { colors: ['Blue'] }),
  createPiece('green', 'blazer', { colors: ['Green'] }),
  createPiece('jacket', 'jacket', { colors: ['Green'] }),
  createPiece('suit', 'suit', { colors: ['Green'] }),
  createPiece('dress', 'dress', { colors: ['Green'] }),
];

async function findItems(
  items: readonly CatalogueItem[],
  {
    query = 'blazer',
    filters = {},
    hintedKinds = ['blazer'],
  }: { query?: string; filters?: Partial<Filters>; hintedKinds?: string[] },
): Promise<{ ids: string[]; relaxations: readonly string[] }> {
  const engine = await createEngine(items);
  const result = await engine.search({
    query,
    filters: { ...NO_FILTERS, ...filters },
    filtersAreFinal: true,
    attachedItems: [example],
    leads: { ...NO_LEADS, hintedKinds },
    limit: 48,
  });
  return { ids: result.items.map(({ id }) => id), relaxations: result.relaxations };
}

describe('a word with two garment meanings', () => {
  it('uses both in chat if the first has hardly any results', async () => {
    const coats = [createPiece('coat', 'coat'), createPiece('jacket', 'jacket'), createPiece('other', 'jacket')];
    const { ids, relaxations } = await findItems([...coats, example], { query: 'winter coat', hintedKinds: [] });
    expect(ids).toEqual(['coat', 'jacket', 'other']);
    expect(relaxations).toEqual([]);
  });
});

describe('a garment that only a similar item implies', () => {
  it('is followed by the most similar kinds if there are hardly any results, with a notice', async () => {
    const { ids, relaxations } = await findItems(createItems, { filters: { color: ['Green'] } });
    expect(ids.slice(0, 3)).toEqual(['green', 'suit', 'jacket']);
    expect(relaxations[0]).toBe('Among blazers in green only one matched, so suits and jackets follow.');
  });

  it('is relaxed before a stated color', async () => {
    const { ids, relaxations } = await findItems(
      createItems.filter(({ id }) => id !== 'green'),
      { filters: { color: ['Green'] } },
    );
    expect(ids.slice(0, 2)).toEqual(['suit', 'jacket']);
    expect(relaxations[0]).toBe('No blazers in green matched, so suits and jackets are shown.');
  });

  it('is followed by anything that looks similar if the next kinds are rare too', async () => {
    const linen = { materials: ['linen'], colors: ['Green' as const] };
    const items = [
      createPiece('model', 'blazer', { materials: ['linen'] }),
      createPiece('jacket', 'jacket', linen),
      createPiece('dress', 'dress', linen),
      createPiece('wool', 'dress', { ...linen, colors: ['Red'] }),
    ];
    const { ids, relaxations } = await findItems(items, { filters: { color: ['Green'] } });
    expect(ids).toEqual(['jacket', 'dress']);
    expect(relaxations[1]).toBe('Other pieces in green that come close follow after those.');
  });

  it('is shown alone if there are enough results', async () => {
    const manyItems = [
      ...createItems,
      ...['a', 'b', 'c', 'd'].map((id) => createPiece(id, 'blazer', { colors: ['Green'] })),
    ];
    const { ids, relaxations } = await findItems(manyItems, { filters: { color: ['Green'] } });
    expect(ids.sort()).toEqual(['a', 'b', 'c', 'd', 'green']);
    expect(relaxations).toEqual([]);
  });

  it('is kept if it was stated', async () => {
    const { ids } = await findItems(createItems, { filters: { color: ['Green'] }, hintedKinds: [] });
    expect(ids).toEqual(['green']);
  });

  it('includes other genders if no gender was stated', async () => {
    const coats = [
      createPiece('his', 'coat', { genders: ['Men'], colors: ['Blue'] }),
      createPiece('hers', 'coat', { genders: ['Women'], colors: ['Blue'] }),
    ];
    const engine = await createEngine([...coats, createPiece('model', 'coat', { genders: ['Men'] })]);
    const result = await engine.search({
      query: 'coat',
      filters: { ...NO_FILTERS, color: ['Blue'] },
      filtersAreFinal: true,
      attachedItems: [createPiece('model', 'coat', { genders: ['Men'] })],
      leads: NO_LEADS,
      limit: 48,
    });
    expect(result.items.map(({ id }) => id)).toEqual(['his', 'hers']);
    expect(result.relaxations).toEqual(['Few of these are made for men, so pieces for others follow.']);
  });
});

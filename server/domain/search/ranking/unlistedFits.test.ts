import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

const TROUSERS = [
  createGarment('wide', 'trousers', { subkind: 'wide-leg trousers' }),
  createGarment('straight', 'trousers', { subkind: 'straight-leg trousers' }),
];

async function search(query: string, items: readonly CatalogueItem[]) {
  const { items: found, divider, remarks } = await searchAll(await createEngine(items), query);
  return { ids: found.map(({ id }) => id), divider, remarks };
}

describe('a fit that no piece lists', () => {
  it('is told, and does not part the list; cuts that suit it come first', async () => {
    expect(await search('petite trousers', TROUSERS)).toEqual({
      ids: ['straight', 'wide'],
      divider: null,
      remarks: ['Petite lengths are not listed here.'],
    });
    expect((await search('tall trousers', TROUSERS)).remarks).toEqual(['Tall lengths are not listed here.']);
  });

  it('leaves the other properties', async () => {
    const { divider } = await search('petite linen trousers', [
      ...TROUSERS,
      createGarment('linen', 'trousers', { materials: ['linen'] }),
    ]);
    expect(divider?.exact).toBe('1 pair of linen trousers');
  });

  it('parts the list if a piece lists it', async () => {
    const { divider, remarks } = await search('petite trousers', [
      ...TROUSERS,
      createGarment('petite', 'trousers', { fit: 'petite' }),
    ]);
    expect([divider?.exact, remarks]).toEqual(['1 pair of petite trousers', []]);
  });
});

it('the width of shoes is told and keeps the garment', async () => {
  const { ids, divider, remarks } = await search('wide fit loafers', [
    createGarment('sneakers', 'shoes', { subkind: 'running sneakers' }),
    createGarment('loafers', 'shoes', { subkind: 'penny loafers' }),
  ]);
  expect([ids[0], divider?.exact, remarks]).toEqual([
    'loafers',
    '1 pair of loafers',
    ['No shop here says how wide a shoe is.'],
  ]);
});

it('a subtype that is not sold is named without its properties', async () => {
  const { divider } = await search('culottes with pockets', TROUSERS);
  expect(divider).toEqual({ exactCount: 0, exact: 'No culottes here', rest: 'Other trousers' });
});

import { expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { NEAREST_BY_GARMENT } from '../../language/lexicon/nearestGarments.ts';

const PIECES = [
  createGarment('tartan-scarf', 'scarf', { materials: ['wool'] }),
  createGarment('silk-scarf', 'scarf', { materials: ['silk'] }),
  createGarment('suit-trousers', 'trousers', { occasions: ['work'] }),
  createGarment('soft-trousers', 'trousers', { occasions: ['lounge'] }),
  createGarment('cardigan', 'cardigan', { materials: ['wool'] }),
  createGarment('tartan-mini', 'skirt', { subkind: 'wrap mini skirt', materials: ['wool'], pattern: 'tartan' }),
  createGarment('linen-maxi', 'skirt', { subkind: 'tiered maxi skirt', materials: ['linen'], occasions: ['holiday'] }),
  createGarment('bomber', 'jacket', { subkind: 'bomber jacket', materials: ['nylon'] }),
  createGarment('silk-jacket', 'jacket', { materials: ['silk'], pattern: 'floral' }),
  createGarment('waterproof', 'coat', { shortDescription: 'waterproof raincoat' }),
];

async function search(query: string) {
  const { items, divider, relaxations } = await searchAll(await createEngine(PIECES), query);
  return { first: items[0]?.id, heading: divider?.exact ?? relaxations[0] };
}

it('a garment that is not sold brings what comes nearest', async () => {
  expect(await search('hijab')).toEqual({ first: 'silk-scarf', heading: 'No hijabs here' });
  expect(await search('pyjamas')).toEqual({
    first: 'soft-trousers',
    heading: 'There are no pajamas here yet, so trousers are shown.',
  });
});

it.each([
  ['sarong', 'linen-maxi', 'No sarongs here'],
  ['kimono', 'silk-jacket', 'No kimonos here'],
  ['cagoule', 'waterproof', 'No cagoules here'],
  ['dressing gown', 'cardigan', 'There are no dressing gowns here yet, so cardigans are shown.'],
])('brings pieces that resemble it in kind, cut and cloth: %s', async (query, first, heading) => {
  expect(await search(query)).toEqual({ first, heading });
});

it('a dressing gown that is sold comes first, even in another cloth', async () => {
  const gown = createGarment('gown', 'pajamas', { shortDescription: 'Sunday dressing gown', materials: ['wool'] });
  const { items } = await searchAll(await createEngine([...PIECES, gown]), 'silk dressing gown');
  expect(items[0]?.id).toBe('gown');
});

it('each stand-in is described by known properties', () => {
  const ids = [...NEAREST_BY_GARMENT.values()].flatMap(({ wishes, neighbors }) => [
    ...wishes.flatMap((weights) => Object.keys(weights)),
    ...neighbors.map((kind) => `kind:${kind}`),
  ]);
  expect(ids.filter((id) => FASHION_LEXICON.byId(id) === undefined)).toEqual([]);
});

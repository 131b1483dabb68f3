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

it('each stand-in is described by known properties', () => {
  const ids = [...NEAREST_BY_GARMENT.values()].flatMap((weights) => Object.keys(weights));
  expect(ids.filter((id) => FASHION_LEXICON.byId(id) === undefined)).toEqual([]);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

const CLOTHS = ['linen', 'silk', 'cotton', 'wool'];
const DRESSES = [
  createGarment('linen', 'dress', { materials: ['linen'], priceCents: 9_900 }),
  createGarment('silk', 'dress', { materials: ['silk'], priceCents: 5_000 }),
  createGarment('striped-linen', 'dress', { materials: ['linen'], pattern: 'striped', priceCents: 8_000 }),
  createGarment('wool', 'dress', { materials: ['wool'], priceCents: 3_000 }),
];

async function search(query: string, items: readonly CatalogueItem[] = DRESSES, filters = NO_FILTERS) {
  const { items: foundItems, divider } = await searchAll(await createEngine(items), query, filters);
  const ids = foundItems.map(({ id }) => id);
  return { divider, exact: ids.slice(0, divider?.exactCount), rest: divider ? ids.slice(divider.exactCount) : [] };
}

describe('a property asked for in words', () => {
  it('puts the pieces that have it first, and names them and the rest', async () => {
    const { exact, rest, divider } = await search('linen dress');
    expect([exact.toSorted(), rest.toSorted()]).toEqual([
      ['linen', 'striped-linen'],
      ['silk', 'wool'],
    ]);
    expect(divider).toEqual({ exactCount: 2, exact: '2 linen dresses', rest: 'Other dresses, not linen' });
  });

  it('is needed together with the others', async () => {
    const { exact, divider } = await search('a plain linen dress', [
      ...DRESSES,
      createGarment('plain-silk', 'dress', { materials: ['silk'], pattern: 'plain' }),
      createGarment('plain-linen', 'dress', { materials: ['linen'], pattern: 'plain' }),
    ]);
    expect(exact).toEqual(['plain-linen']);
    expect(divider).toMatchObject({ exact: '1 plain linen dress', rest: 'Other dresses that come close' });
  });

  it('puts pieces with some of it before those with none', async () => {
    const { rest } = await search('striped velvet dress', [
      ...DRESSES,
      createGarment('wool-too', 'dress', { materials: ['wool'], occasions: ['party'] }),
    ]);
    expect(rest[0]).toBe('striped-linen');
  });

  it('weighs less than the name of a garment', async () => {
    const { rest } = await search('silk pencil skirt', [
      createGarment('silk-wrap', 'skirt', { subkind: 'wrap skirt', materials: ['silk'] }),
      createGarment('pencil', 'skirt', { shortDescription: 'Chancery pencil skirt', materials: ['wool'] }),
    ]);
    expect(rest).toEqual(['pencil', 'silk-wrap']);
  });

  it('is warmth, by cloth and not by season', async () => {
    const coats = [
      createGarment('trench', 'coat', { materials: ['cotton'], seasons: ['autumn', 'winter'] }),
      createGarment('wool', 'coat', { materials: ['wool'], seasons: ['winter'] }),
      createGarment('down', 'coat', { materials: ['nylon', 'down'], seasons: ['winter'] }),
    ];
    for (const query of ['warm coat', 'winter coat', 'a coat that is warm'])
      expect((await search(query, coats)).exact.toSorted(), query).toEqual(['down', 'wool']);
    expect((await search('warm coat, no wool', coats)).exact).toEqual(['down']);
  });

  it('keeps its pieces first when the list is sorted by price', async () => {
    const { exact, rest } = await search('linen dress', DRESSES, { ...NO_FILTERS, sort: 'Price (low/high)' });
    expect([exact, rest]).toEqual([
      ['striped-linen', 'linen'],
      ['wool', 'silk'],
    ]);
  });

  it('is said to be missing if no piece has it', async () => {
    const { divider, rest } = await search('velvet dress');
    expect(divider).toEqual({ exactCount: 0, exact: 'No velvet dresses here', rest: 'Other dresses, not velvet' });
    expect(rest).toHaveLength(4);
  });

  it('is not claimed of the rest where catalogues are silent', async () => {
    const { divider } = await search('dress with pockets');
    expect(divider).toMatchObject({ exact: 'No dresses with pockets are listed', rest: 'Other dresses' });
  });

  it.each(['dress', 'a dress, ideally linen', 'linen dress if possible, but any dress'])(
    'does not part the results of "%s"',
    async (query) => {
      expect((await search(query)).divider).toBeNull();
    },
  );

  it('does not part results that all have it', async () => {
    expect((await search('linen dress under 500', DRESSES.slice(0, 1))).divider).toBeNull();
  });

  it('accepts any of several cloths', async () => {
    const { exact, divider } = await search('a linen or silk dress');
    expect(exact.toSorted()).toEqual(['linen', 'silk', 'striped-linen']);
    expect(divider?.exact).toBe('3 linen or silk dresses');
  });

  it('belongs to its garment', async () => {
    const { exact, divider } = await search('silk dress or wool skirt', [
      ...DRESSES,
      createGarment('silk-skirt', 'skirt', { materials: ['silk'] }),
      createGarment('wool-skirt', 'skirt', { materials: ['wool'] }),
    ]);
    expect(exact.toSorted()).toEqual(['silk', 'wool-skirt']);
    expect(divider?.exact).toBe('2 silk dresses or wool skirts');
  });

  it("includes the garment's own name", async () => {
    const shoes = ['sneakers', 'loafers'].map((subkind) => createGarment(subkind, 'shoes', { subkind }));
    const { exact, divider } = await search('white or black sneakers', shoes);
    expect(exact).toEqual(['sneakers']);
    expect(divider).toMatchObject({ exact: '1 pair of sneakers', rest: 'Other shoes' });
  });
});

describe('the divider', () => {
  it('has the pieces of the cloth before it and no others, in any catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...CLOTHS), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...CLOTHS),
        async (cloths, requestedCloth) => {
          const items = cloths.map((cloth, index) =>
            createGarment(`${cloth}-${index}`, 'coat', { materials: [cloth] }),
          );
          const { exact, rest, divider } = await search(`${requestedCloth} coat`, items);
          const expected = cloths.filter((cloth) => cloth === requestedCloth).length;
          expect(divider?.exactCount ?? cloths.length).toBe(expected);
          expect(exact.every((id) => id.startsWith(requestedCloth))).toBe(true);
          expect(rest.some((id) => id.startsWith(requestedCloth))).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });
});

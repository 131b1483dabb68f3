import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';

const createDress = (id: string, occasions: readonly string[], changes: Partial<CatalogueItem> = {}) =>
  createCatalogueItem({
    ...{ id, kind: 'dress', subkind: 'dress', shortDescription: `Dress ${id}`, description: '', occasions },
    ...{ semanticSearchDescription: '', genders: ['Women'], colors: ['Green'], styles: [], seasons: [] },
    ...changes,
  });
const SHOP = await createEngine([
  createDress('daily', ['everyday', 'weekend']),
  createDress('white', ['wedding', 'evening'], { colors: ['White'] }),
  createDress('guest', ['wedding', 'evening']),
  createDress('office', ['work'], { styles: ['Business'] }),
  createDress('trail', ['outdoor'], { kind: 'jacket', subkind: 'rain jacket' }),
]);

async function ask(query: string) {
  const request = { query, filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [], limit: 50 };
  const { items, divider } = await SHOP.search(request);
  const ids = items.map(({ id }) => id);
  return { first: ids.slice(0, divider?.exactCount ?? ids.length), last: ids.at(-1), divider };
}

describe('a garment for an occasion', () => {
  it('is listed first if it is made for the occasion, and a divider says what the others lack', async () => {
    const { first, divider } = await ask('dress for work');
    expect(first).toEqual(['office']);
    expect(divider).toMatchObject({ exact: '1 dress for work', rest: 'Other dresses, not listed for work' });
  });

  it('is not white for a guest of a wedding, unless white was asked for', async () => {
    const { first, last, divider } = await ask('dress for a wedding');
    expect(first).toEqual(['guest']);
    expect(last).toBe('white');
    expect(divider?.rest).toBe('Other dresses, white or not listed for a wedding');
    expect((await ask('white dress for a wedding')).first).toContain('white');
    for (const bride of ['dress for my wedding', 'dress for a bride, wedding', 'I am getting married, need a dress'])
      expect((await ask(bride)).first.toSorted()).toEqual(['guest', 'white']);
  });

  it('says so if nothing is listed for it', async () => {
    expect((await ask('rain jacket for a funeral')).divider).toMatchObject({
      exactCount: 0,
      exact: 'No rain jackets for a funeral are listed',
    });
  });

  it.each([
    ['dress for a job fair', ['office']],
    ['dress for the symphony', ['guest', 'white']],
    ['dress for a restaurant', ['guest', 'white']],
    ['dress for a wine tasting', ['daily']],
    ['jacket for a fondue night', ['trail']],
  ])('is mapped from an event that no catalogue lists: %s', async (query, ids) => {
    expect((await ask(query)).first.toSorted()).toEqual(ids);
  });

  it('does not divide the results for everyday occasions or mere preferences', async () => {
    expect((await ask('dress for every day')).divider).toBeNull();
    expect((await ask('dress, ideally for work')).divider).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';

type WireItems = Record<string, { no_longer_sold?: boolean }>;

describe('an item that left the catalogue', () => {
  let backend: BackendUnderTest;
  let headers: { cookie: string };
  let searchId: string;
  const post = async <Answer>(url: string, body: object): Promise<Answer> =>
    (await backend.post(url, body, headers)).json<Answer>();
  const get = async <Answer>(url: string): Promise<Answer> =>
    (await backend.call({ method: 'GET', url, headers })).json<Answer>();
  const search = (query: string) =>
    post<{ search_id: string; items: { id: string }[] }>('/api/search', { user_id: 'anna', query });

  beforeEach(async () => {
    const store = new InMemoryStore();
    backend = await BackendUnderTest.start({ store });
    headers = await backend.signIn('anna');
    await backend.post('/api/wishlist/anna/coat', {}, headers);
    ({ search_id: searchId } = await search('coat'));
    const soldItems = ['blazer', 'tee'].map((id) => createCatalogueItem({ id }));
    await store.catalogue.importAll('demo', [soldItems], undefined, { isComplete: true });
  });
  afterEach(() => backend.stop());

  it('is neither found nor suggested', async () => {
    expect((await search('coat')).items.map(({ id }) => id)).not.toContain('coat');
  });

  it('stays in the wishlist as no longer sold', async () => {
    expect(await get<WireItems>('/api/wishlist/anna')).toMatchObject({ coat: { no_longer_sold: true } });
  });

  it('stays in past searches as no longer sold', async () => {
    const storedSearch = await post<{ items: object[] }>(`/api/search/history/search/${searchId}`, { user_id: 'anna' });
    expect(storedSearch.items).toContainEqual(expect.objectContaining({ id: 'coat', no_longer_sold: true }));
    expect(storedSearch.items).toHaveLength(3);
  });

  it('opens from a link and from a conversation', async () => {
    expect(await get('/api/item/coat')).toMatchObject({ id: 'coat', no_longer_sold: true });
    const { items } = await post<{ items: WireItems }>('/api/item/items', { item_ids: ['coat', 'tee'] });
    expect(items).toMatchObject({ coat: { no_longer_sold: true } });
    expect(items['tee']?.no_longer_sold).toBeUndefined();
  });

  it('has similar items that are sold, and completes no look', async () => {
    const request = { user_id: 'anna', id: 'coat', filters: {}, query: '' };
    const similarItems = await post<WireItems>('/api/item/similar', { ...request, id_type: 'item' });
    expect(Object.keys(similarItems).toSorted()).toEqual(['blazer', 'tee']);
    expect(await post('/api/item/similar', { ...request, id_type: 'completeTheLook' })).toEqual({});
  });
});

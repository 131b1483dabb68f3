import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { CALLS } from '../../../contract/calls.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { AccountGoneError } from '../../../server/application/AccessError.ts';
import { BackendUnderTest, LIFETIME_MS } from '../../support/backendUnderTest.ts';
import { CatalogueOrderEngine } from '../../support/CatalogueOrderEngine.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';

interface WireItem {
  readonly id: string;
  readonly rank: number;
  readonly reason: string | null;
  readonly item_url: string;
}

describe('responses of the backend', () => {
  const store = new InMemoryStore();
  const engine = new CatalogueOrderEngine(store.catalogue);
  let backend: BackendUnderTest;
  let anna: { cookie: string };

  beforeAll(async () => {
    backend = await BackendUnderTest.start({ store, engine });
    anna = await backend.signIn('anna');
  });
  afterAll(() => backend.stop());

  const get = (url: string) => backend.call({ method: 'GET', url, headers: anna });

  it('a search, and the same search again from the history', async () => {
    const attachments = [{ id: 'tee', context: 'item' }];
    const filters = { ...NO_FILTERS, priceRangeMax: 200, color: ['Blue'] };
    const body = { user_id: 'anna', query: 'navy blazer', filters, filters_are_final: true, attachments };
    const searchAnswer = (await backend.post('/api/search', body, anna)).json<{
      search_id: string;
      items: WireItem[];
      deep_search_items: WireItem[];
    }>();
    expect(searchAnswer.items.map(({ id, rank }) => [id, rank])).toEqual([
      ['blazer', 1],
      ['coat', 2],
      ['tee', 3],
    ]);
    expect(searchAnswer.deep_search_items[0]).toMatchObject({ id: 'blazer', rank: 1, reason: 'It is linen.' });
    expect(engine.queries.at(-1)).toMatchObject({
      query: 'navy blazer',
      filters,
      filtersAreFinal: true,
      attachedItems: [{ id: 'tee' }],
    });

    const reopenSearch = (
      await backend.post(`/api/search/history/search/${searchAnswer.search_id}`, { user_id: 'anna' }, anna)
    ).json();
    // The history returns stored results without facets.
    const storedAnswer = { ...searchAnswer, facets: undefined };
    delete storedAnswer.facets;
    expect(reopenSearch).toMatchObject({
      ...storedAnswer,
      query: 'navy blazer',
      filters,
      attachments: [{ id: 'tee', context: 'item', user_id: 'anna' }],
    });
    const history = (await backend.post('/api/search/history', { user_id: 'anna', limit: 1 }, anna)).json();
    expect(history).toEqual({
      chats: [
        {
          id: searchAnswer.search_id,
          query: 'navy blazer',
          timestamp: new Date(backend.time.now).toISOString(),
          picture_url: expect.stringMatching(/^\/media\//) as string,
        },
      ],
    });
  });

  it('a wishlist, newest first, with a repeated item once', async () => {
    const addToWishlist = (id: string) =>
      backend.call({ method: 'POST', url: `/api/wishlist/anna/${id}`, headers: anna });
    expect((await addToWishlist('tee')).statusCode).toBe(200);
    backend.time.now += 1;
    await addToWishlist('coat');
    await addToWishlist('tee');
    expect(Object.keys((await get('/api/wishlist/anna')).json())).toEqual(['coat', 'tee']);
    await backend.call({
      method: 'DELETE',
      url: '/api/wishlist/anna/tee',
      headers: { ...anna, 'content-type': 'application/json' },
    });
    expect(Object.values((await get('/api/wishlist/anna')).json<Record<string, WireItem>>())).toMatchObject([
      { id: 'coat', rank: 1 },
    ]);
  });

  it('the saved preferences', async () => {
    const preferences = { gender_preference: ['Women'], user_notes: 'Ü', onboarded: true };
    await backend.post('/api/user/anna/preferences', { preferences }, anna);
    await backend.post('/api/user/anna/chat_mode', { chat_enabled: true }, anna);
    expect((await get('/api/user/anna')).json()).toMatchObject({
      id: 'anna',
      onboarded: true,
      chat_enabled: true,
      preferences: { gender_preference: ['Women'], user_notes: 'Ü', ai_tone: '' },
    });
  });

  it('items by id, in dollars', async () => {
    const { items } = (await backend.post('/api/item/items', { item_ids: ['tee', 'none'] }, anna)).json<{
      items: Record<string, WireItem>;
    }>();
    expect(Object.keys(items)).toEqual(['tee']);
    expect(items['tee']).toMatchObject({
      price: 189.5,
      full_price: 220,
      discount_perc: 14,
      try_on_category: 'upper_body',
    });
  });

  it.each(['item', 'query', 'completeTheLook'])('similar items (%s) with ranks', async (mode) => {
    const body = { user_id: 'anna', id: mode === 'query' ? null : 'tee', id_type: mode, query: 'linen' };
    const items = Object.values((await backend.post('/api/item/similar', body, anna)).json<Record<string, WireItem>>());
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, i) => i + 1));
    expect(items.some(({ id }) => id === 'tee')).toBe(mode === 'query');
  });

  it('links to web addresses only', async () => {
    await store.catalogue.importAll('demo', [[createCatalogueItem({ id: 'trap', itemUrl: 'javascript:alert(1)' })]]);
    expect((await get('/api/item/trap')).json<WireItem>().item_url).toBe('');
  });

  it('a session that is extended while in use', async () => {
    const ben = await backend.signIn('ben');
    const url = '/api/user/ben';
    backend.time.now += LIFETIME_MS / 2;
    const itemAnswer = await backend.call({ method: 'GET', url, headers: ben });
    expect(itemAnswer.headers['set-cookie']).toMatch(
      /^atelier_session=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/u,
    );
    backend.time.now += LIFETIME_MS * 0.75;
    expect((await backend.call({ method: 'GET', url, headers: ben })).statusCode).toBe(200);
    const logoutAnswer = await backend.call({ method: 'POST', url: '/api/auth/logout', headers: ben });
    expect([logoutAnswer.statusCode, logoutAnswer.headers['set-cookie']]).toEqual([
      200,
      expect.stringContaining('Expires=Thu, 01 Jan 1970'),
    ]);
    expect((await backend.call({ method: 'GET', url, headers: ben })).statusCode).toBe(401);
    backend.time.now -= LIFETIME_MS * 1.25;
  });

  it('the time of what is stored', async () => {
    const { headers } = await backend.call({ method: 'GET', url: '/api/health' });
    expect(headers['date']).toBe(new Date(backend.time.now).toUTCString());
  });

  it('security headers', async () => {
    const { headers } = await backend.call({ method: 'GET', url: '/api/health' });
    const contentPolicy = String(headers['content-security-policy']);
    expect(contentPolicy).toContain("script-src 'self';");
    expect(contentPolicy).toContain("frame-ancestors 'none'");
    expect(contentPolicy).toContain("connect-src 'self' http://127.0.0.1:9099");
    expect(contentPolicy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(contentPolicy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('secure cookies and transport only, on https', async () => {
    const security = { allowedOrigins: [], ownHosts: null, connectSources: [], isHttps: true, usesHotReload: false };
    const secureBackend = await BackendUnderTest.start({}, { security });
    const answer = await secureBackend.call({ method: 'POST', url: '/api/auth/logout' });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-atelier_session=.*Secure/u);
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    await secureBackend.stop();
  });

  it('large responses compressed for clients that accept it', async () => {
    const url = '/api/openapi.json';
    const plainAnswer = await backend.call({ method: 'GET', url });
    const packedAnswer = await backend.call({ method: 'GET', url, headers: { 'accept-encoding': 'br, gzip' } });
    expect([plainAnswer.headers['content-encoding'], packedAnswer.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
    expect(gunzipSync(packedAnswer.rawPayload).toString()).toBe(plainAnswer.body);
    expect(packedAnswer.rawPayload.length).toBeLessThan(plainAnswer.rawPayload.length / 3);
  });

  it('a document of every call', async () => {
    const openApiDocument = (await backend.call({ method: 'GET', url: '/api/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; security: unknown[] }>>;
    }>();
    expect(openApiDocument.openapi).toBe('3.1.0');
    const operations = Object.values(openApiDocument.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      CALLS.map(({ name }) => name).toSorted(),
    );
    expect(operations.filter(({ security }) => security.length === 0).length).toBe(
      CALLS.filter(({ access }) => access === 'anyone').length,
    );
    expect(openApiDocument.paths['/api/search']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['user_id', 'query'] } } } },
      responses: { default: { $ref: '#/components/responses/Problem' } },
    });
  });

  it('readiness, and the number of items', async () => {
    expect((await get('/api/health')).json()).toMatchObject({ status: 'ok', items: 4 });
  });

  // Another device deleted the account between the check of the session and the write.
  it('the end of the session to a call whose account was deleted meanwhile', async () => {
    const { add } = store.wishlists;
    store.wishlists.add = async () => Promise.reject(new AccountGoneError('There is no session, or it has ended.'));
    const answer = await backend.post('/api/wishlist/anna/tee', {}, anna);
    store.wishlists.add = add;
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { title: 'Please sign in' }]);
  });
});

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../contract/problem.ts';
import { CACHE_MS } from '../../../server/application/sessions/CachedSessions.ts';
import { BackendUnderTest, LIFETIME_MS } from '../../support/backendUnderTest.ts';

describe('invalid input', () => {
  let backend: BackendUnderTest;
  let anna: { cookie: string };

  beforeAll(async () => {
    backend = await BackendUnderTest.start();
    anna = await backend.signIn('anna');
  });
  afterAll(() => backend.stop());

  const search = (body: object, headers: Record<string, string> = {}) =>
    backend.post('/api/search', { user_id: 'anna', query: 'tee', ...body }, { ...anna, ...headers });
  const postRaw = (payload: string, type = 'application/json') =>
    backend.call({ method: 'POST', url: '/api/search', payload, headers: { ...anna, 'content-type': type } });

  it.each([
    ['a number as the query', { query: 7 }, 'query'],
    ['10,000 characters', { query: 'x'.repeat(10_000) }, 'query'],
    ['a null query', { query: null }, 'query'],
    ['a list of filters', { filters: [] }, 'filters'],
    ['an unknown gender', { filters: { gender: ['Robots'] } }, 'filters.gender.0'],
    ['an unknown sort', { filters: { sort: 'Best' } }, 'filters.sort'],
    ['half a dollar', { filters: { priceRangeMin: 0.5 } }, 'filters.priceRangeMin'],
    ['a negative price', { filters: { priceRangeMin: -1 } }, 'filters.priceRangeMin'],
    ['a price above the maximum', { filters: { priceRangeMax: 1_000_000_001 } }, 'filters.priceRangeMax'],
    [
      'two attachments',
      {
        attachments: [
          { id: 'tee', context: 'item' },
          { id: 'coat', context: 'item' },
        ],
      },
      'attachments',
    ],
    ['a missing attachment', { attachments: [{ id: 'none', context: 'item' }] }, 'attachments.0.id'],
    ['an id with a parent path', { attachments: [{ id: '../etc', context: 'item' }] }, 'attachments.0.id'],
  ])('rejects %s and names the field', async (_what, body, path) => {
    const answer = await search(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = Problem.parse(answer.json());
    expect(problem.errors?.map((error) => error.path)).toContain(path);
    expect(problem.errors?.every(({ message }) => message.length > 8)).toBe(true);
  });

  it("uses the specification's messages", async () => {
    const problem = (
      await search({ filters: { color: ['Mauve'], priceRangeMin: 10, priceRangeMax: 10 } })
    ).json<Problem>();
    expect(problem.errors).toEqual([{ path: 'filters.color.0', message: 'Invalid color: Mauve' }]);
    const priceAnswer = (await search({ filters: { priceRangeMin: 10, priceRangeMax: 10 } })).json<Problem>();
    expect(priceAnswer.errors).toEqual([{ path: 'filters', message: 'Min Price >= Max Price!' }]);
  });

  it.each([
    ['broken JSON', '{"user_id": "anna"', 400],
    ['a list', '[]', 400],
    ['an empty text', '', 400],
    ['a poisoned prototype', '{"user_id":"anna","query":"","__proto__":{"x":1}}', 400],
    [
      'lists nested 50,000 levels deep',
      `{"user_id":"anna","query":"","filters":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      400,
    ],
    ['objects, 30,000 deep', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 400],
    ['300 kB', JSON.stringify({ user_id: 'anna', query: '', more: 'x'.repeat(300_000) }), 413],
  ])('rejects %s as a body', async (_what, payload, status) => {
    const answer = await postRaw(payload);
    expect(answer.statusCode).toBe(status);
    expect(Problem.parse(answer.json()).detail).not.toMatch(/ at |node_modules|Error:/u);
  });

  it.each(['gzip', 'x-gzip', 'br', 'deflate', 'zstd', 'GZIP', 'identity, gzip', 'none'])(
    'rejects a body that says it is encoded with %s, encoded or not',
    async (encoding) => {
      const body = JSON.stringify({ user_id: 'anna', query: 'tee' });
      for (const payload of [body, gzipSync(body), gzipSync('x'.repeat(1_000_000))]) {
        const answer = await backend.call({
          method: 'POST',
          url: '/api/search',
          payload,
          headers: { ...anna, 'content-type': 'application/json', 'content-encoding': encoding },
        });
        expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
        expect(Problem.parse(answer.json()).detail).toBe('Send the body without Content-Encoding.');
      }
    },
  );

  it('rejects an encoded form', async () => {
    const headers = { ...anna, 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' };
    const url = '/api/pose/user/anna';
    expect((await backend.call({ method: 'POST', url, payload: gzipSync('--x--'), headers })).statusCode).toBe(415);
  });

  it('accepts a body that says it is not encoded', async () => {
    expect((await search({}, { 'content-encoding': 'identity' })).statusCode).toBe(200);
  });

  it('accepts brackets inside strings', async () => {
    expect((await search({ query: '["\\\\[{'.repeat(100) })).statusCode).toBe(200);
  });

  it('rejects a body of another media type', async () => {
    expect((await postRaw('<xml/>', 'application/xml')).statusCode).toBe(415);
  });

  it.each([
    "'; DROP TABLE users; --",
    '<img src=x onerror=alert(1)>',
    'navy \u0000 blazer',
    'half a \ud800 character',
    '👗'.repeat(900),
  ])('accepts harmless text that looks dangerous: %j', async (query) => {
    const answer = await search({ query });
    expect(answer.statusCode).toBe(200);
    const [latest] = (await backend.post('/api/search/history', { user_id: 'anna' }, anna)).json<{
      chats: { query: string }[];
    }>().chats;
    expect(latest?.query).toBe(query.replaceAll('\0', '').replaceAll('\ud800 ', '\uFFFD '));
  });

  it.each(['\u200B', '\u0000\u202E \u2060', '\uFEFF\u3164\u2800'])(
    'treats invisible text as an empty query: %j',
    async (query) => {
      const answers = await Promise.all([search({ query }), search({ query: '' })]);
      const [foundIds, browsed] = answers.map((answer) =>
        answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id),
      );
      expect([answers[0]!.statusCode, foundIds]).toEqual([200, browsed]);
      const { chats } = (await backend.post('/api/search/history', { user_id: 'anna', limit: 1 }, anna)).json<{
        chats: { query: string }[];
      }>();
      expect(chats[0]?.query.trim()).toBe('');
    },
  );

  it('removes invisible characters from every text of every call', async () => {
    const preferences = { user_notes: 'tall\u200B and\u0000 \u202Eloud', style_preference: ['Mini\u2060mal'] };
    const savedAnswer = await backend.post('/api/user/anna/preferences', { preferences }, anna);
    expect(savedAnswer.json<{ preferences: object }>().preferences).toMatchObject({
      user_notes: 'tall and loud',
      style_preference: ['Minimal'],
    });
    const namedAnswer = await backend.post('/api/search', { user_id: 'an\u200Bna', query: 'tee' }, anna);
    expect(namedAnswer.statusCode).toBe(403);
    const hiddenAnswer = await backend.post(
      '/api/search',
      { 'user\u200B_id': 'ben', user_id: 'anna', query: 'tee' },
      anna,
    );
    expect(hiddenAnswer.statusCode).toBe(200);
  });

  it.each([
    ['GET', '/api/item/nobody'],
    ['POST', '/api/wishlist/anna/nobody'],
    ['POST', '/api/search/history/search/nobody'],
    ['GET', '/api/nothing'],
    ['GET', '/media/catalogue/none/front.avif'],
  ] as const)('%s %s, which is not there', async (method, url) => {
    const answer = await backend.call({
      method,
      url,
      headers: anna,
      ...(method === 'POST' && { payload: { user_id: 'anna' } }),
    });
    expect(answer.statusCode).toBe(404);
    expect(Problem.parse(answer.json()).status).toBe(404);
  });

  it('rejects malformed ids', async () => {
    const answer = await backend.call({ method: 'GET', url: '/api/item/%3Cscript%3E', headers: anna });
    expect(answer.statusCode).toBe(400);
    expect((await backend.call({ method: 'GET', url: `/api/item/${'a'.repeat(129)}`, headers: anna })).statusCode).toBe(
      400,
    );
  });

  it('rejects similar items without an item', async () => {
    const body = { user_id: 'anna', id: null, id_type: 'item' };
    expect((await backend.post('/api/item/similar', body, anna)).statusCode).toBe(400);
  });

  it('rejects a call from another site', async () => {
    const ownHostHeaders = { host: 'localhost:3000' };
    const postWithHeaders = async (headers: Record<string, string>) =>
      (await search({}, { ...ownHostHeaders, ...headers })).statusCode;
    expect(await postWithHeaders({ origin: 'https://evil.example' })).toBe(403);
    expect(await postWithHeaders({ origin: 'null' })).toBe(403);
    expect(await postWithHeaders({ origin: 'http://localhost:4000' })).toBe(403);
    expect(await postWithHeaders({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await postWithHeaders({ origin: 'http://localhost:3000' })).toBe(200);
    expect(await postWithHeaders({})).toBe(200);
  });

  it("rejects every request of another site's page, or under a rebound host name, in development", async () => {
    const read = async (headers: Record<string, string>) =>
      (await backend.call({ method: 'GET', url: '/api/health', headers })).statusCode;
    expect(await read({ host: 'evil.example' })).toBe(403);
    expect(await read({ host: 'evil.example:3000', origin: 'http://evil.example:3000' })).toBe(403);
    expect(await read({ host: 'localhost:3000', origin: 'https://evil.example' })).toBe(403);
    expect(await read({ host: 'localhost:3000', origin: 'http://localhost:4000' })).toBe(403);
    expect(await read({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(200);
    expect(await read({ host: '127.0.0.1:3000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(
      403,
    );
    expect(await read({ host: '127.0.0.1:3000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(
      200,
    );
    const page = await backend.call({
      method: 'GET',
      url: '/',
      headers: { host: 'evil.example', accept: 'text/html' },
    });
    expect([page.statusCode, Problem.parse(page.json()).title, page.headers['x-content-type-options']]).toEqual([
      403,
      'Not allowed',
      'nosniff',
    ]);
  });

  it('keeps the session despite another cookie of its name', async () => {
    const ownHeaders = await backend.signIn('anna');
    const readProfile = async (cookie: string) =>
      (await backend.call({ method: 'GET', url: '/api/user/anna', headers: { cookie } })).statusCode;
    expect(await readProfile(`atelier_session=tossed; ${ownHeaders.cookie}`)).toBe(200);
    expect(await readProfile(`${ownHeaders.cookie}; atelier_session=tossed`)).toBe(200);
    expect(await readProfile(`atelier_session=; ${ownHeaders.cookie}; atelier_session=%00`)).toBe(200);
    const ben = await backend.signIn('ben');
    expect(await readProfile(`${ben.cookie}; ${ownHeaders.cookie}`)).toBe(200);
    const logoutAnswer = await backend.post(
      '/api/auth/logout',
      {},
      { cookie: `atelier_session=tossed; ${ownHeaders.cookie}` },
    );
    expect([logoutAnswer.statusCode, await readProfile(ownHeaders.cookie)]).toEqual([200, 401]);
  });

  it('rejects a session that has expired, was revoked, or never existed', async () => {
    const readProfile = (headers: Record<string, string>) =>
      backend.call({ method: 'GET', url: '/api/user/ben', headers });
    const ben = await backend.signIn('ben');
    expect((await readProfile(ben)).statusCode).toBe(200);
    backend.time.now += LIFETIME_MS;
    expect((await readProfile(ben)).statusCode).toBe(401);
    backend.time.now -= LIFETIME_MS;
    const benHeaders = await backend.signIn('ben');
    await backend.call({ method: 'POST', url: '/api/auth/logout', headers: ben });
    expect([(await readProfile(ben)).statusCode, (await readProfile(benHeaders)).statusCode]).toEqual([401, 200]);
    // Another node has revoked the session. This node accepts it for at most CACHE_MS.
    await backend.store.sessions.revokeAllOf('ben');
    backend.time.now += CACHE_MS;
    expect((await readProfile(benHeaders)).statusCode).toBe(401);
    expect((await readProfile({ cookie: 'atelier_session=made-up' })).statusCode).toBe(401);
  });

  it('reveals no internals when it fails', async () => {
    const brokenBackend = await BackendUnderTest.start({
      pictures: { find: () => Promise.reject(new Error('disk on fire at /srv')) },
    });
    const answer = await brokenBackend.call({ method: 'GET', url: '/media/catalogue/a/front.avif' });
    expect([answer.statusCode, answer.body.includes('fire')]).toEqual([500, false]);
    await brokenBackend.stop();
  });
});

describe('rate limits', () => {
  it('apply to a shopper and to an address', async () => {
    const backend = await BackendUnderTest.start({}, { rateLimits: { perSession: 2, perAddress: 5 } });
    const [anna, ben] = [await backend.signIn('anna'), await backend.signIn('ben')];
    const request = async (headers: Record<string, string>) =>
      (await backend.call({ method: 'GET', url: '/api/item/tee', headers })).statusCode;
    expect([await request(anna), await request(anna), await request(anna)]).toEqual([200, 200, 429]);
    expect(await request(ben)).toBe(200);
    expect([await request({}), await request({})]).toEqual([401, 429]);
    const refusedAnswer = await backend.call({ method: 'GET', url: '/api/item/tee' });
    expect(Number(refusedAnswer.headers['retry-after'])).toBeGreaterThan(0);
    await backend.stop();
  });

  it('apply to an address with forged entries before its own', async () => {
    const backend = await BackendUnderTest.start({}, { rateLimits: { perSession: 9, perAddress: 1 }, trustProxy: 1 });
    const request = async (addresses: string) =>
      (await backend.call({ method: 'GET', url: '/api/health', headers: { 'x-forwarded-for': addresses } })).statusCode;
    expect([
      await request('203.0.113.7'),
      await request('198.51.100.1, 203.0.113.7'),
      await request('198.51.100.2'),
    ]).toEqual([200, 429, 200]);
    await backend.stop();
  });
});

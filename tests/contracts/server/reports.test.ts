import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { DailyCounter } from '../../../server/application/reports/DailyCounter.ts';
import { countsPageRoutes } from '../../../server/http/routes/countsPage.ts';
import { reportRoutes } from '../../../server/http/routes/reports.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

const TIME_MS = Date.UTC(2026, 0, 31, 12);
const TODAY = '2026-01-31';
const TOKEN = 'a-token-of-the-operator';
const VISIT = {
  ...{ path: '/vision?from=anna', referrer: 'https://example.com/anna', title: 'Vision' },
  screen: { width: 390, height: 844, dpr: 3 },
  ...{ timezone: 'Europe/Berlin', language: 'de-DE', platform: 'iPhone' },
  userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  ...{ cookiesEnabled: true, online: true, timestamp: '2026-01-31T12:00:00.000Z' },
};

describe('reports of browsers', () => {
  let store: InMemoryStore;
  let counter: DailyCounter;
  let backend: BackendUnderTest;
  let warnings: string[];

  const start = async (operatorToken: string | null = TOKEN) => {
    const clock = { now: () => TIME_MS };
    const counts = store.dailyCounts;
    const log = { warn: (_details: object, text: string) => void warnings.push(text) };
    counter = new DailyCounter({ counts, clock, log });
    const modules = [reportRoutes(counter), countsPageRoutes(operatorToken, { counts, counter, clock })];
    backend = await BackendUnderTest.start({ store, modules });
  };
  const listStored = async () => {
    await counter.store();
    return store.dailyCounts.listSince(TODAY);
  };
  const report = (type: string, body: unknown) =>
    backend.call({
      method: 'POST',
      url: '/api/policy_reports',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const openPage = (authorization?: string) =>
    backend.call({ url: '/api/operator/counts', headers: authorization === undefined ? {} : { authorization } });
  const encodeBasic = (token: string) => `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;

  beforeEach(() => {
    store = new InMemoryStore();
    warnings = [];
  });
  afterEach(() => backend.stop());

  it('keeps of a visit the page, the family of the browser and the class of the screen, and nothing else', async () => {
    await start();
    for (let count = 0; count < 2; count += 1)
      expect((await backend.post('/api/user/website_engagement', VISIT)).json()).toEqual({});
    expect(await listStored()).toEqual([{ day: TODAY, kind: 'visit', label: 'vision, Firefox, phone', count: 2 }]);
  });

  it.each(['dnt', 'sec-gpc'])('does not count a visit with %s', async (header) => {
    await start();
    expect((await backend.post('/api/user/website_engagement', VISIT, { [header]: '1' })).statusCode).toBe(200);
    expect(await listStored()).toEqual([]);
  });

  it('keeps of an error its shape and its place', async () => {
    await start();
    const stack = 'at https://app.example.com/assets/app-x1.js?anna:3:4';
    const error = { surface: 'app', message: 'anna@example.com is not a function', stack };
    expect((await backend.post('/api/client_errors', error)).statusCode).toBe(200);
    expect(await listStored()).toMatchObject([
      { kind: 'client-error', label: 'app: … is not a function (app-x1.js:3)' },
    ]);
  });

  it('reads reports of the policy in both formats', async () => {
    await start();
    const body = { effectiveDirective: 'img-src', blockedURL: 'http://evil.example/?anna', sourceFile: null };
    const older = { 'csp-report': { 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' } };
    const answers = [
      await report('application/csp-report', older),
      await report('application/reports+json', [
        { type: 'csp-violation', body },
        { type: 'deprecation', body: {} },
      ]),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await listStored()).map(({ label }) => label).toSorted()).toEqual([
      'img-src: evil.example',
      'script-src: inline',
    ]);
  });

  it.each(['', '{', '"x"', '{"csp-report":1}', '{"__proto__":{"x":1}}'])('refuses the report %j', async (body) => {
    await start();
    expect((await report('application/csp-report', body)).statusCode).toBe(400);
    expect(await listStored()).toEqual([]);
  });

  it('limits reports in number and size', async () => {
    await start();
    expect((await report('application/csp-report', 'x'.repeat(20_000))).statusCode).toBe(413);
    const statuses = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push((await report('application/reports+json', [])).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
  });

  it('tells browsers where to report what the policy blocked', async () => {
    await start();
    const { headers } = await backend.call({ url: '/api/health' });
    expect(headers['content-security-policy']).toContain('; report-uri /api/policy_reports');
  });

  it('keeps counts while the store is away', async () => {
    await start();
    const { add } = store.dailyCounts;
    store.dailyCounts.add = () => Promise.reject(new Error('away'));
    await backend.post('/api/user/website_engagement', VISIT);
    await counter.store();
    expect(warnings).toHaveLength(1);
    store.dailyCounts.add = add;
    await backend.post('/api/user/website_engagement', VISIT);
    expect(await listStored()).toMatchObject([{ count: 2 }]);
  });

  it('shows the counts to the operator alone, as text', async () => {
    await start();
    counter.count('client-error', '<script>alert(1)</script>');
    for (const authorization of [encodeBasic(TOKEN), `Bearer ${TOKEN}`]) {
      const { statusCode, body, headers } = await openPage(authorization);
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/u);
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</td><td>1</td><td>1</td><td>2026-01-31');
    }
  });

  it('asks for the token, and stops asking an address that guesses', async () => {
    await start();
    const { statusCode, headers, body } = await openPage();
    expect([statusCode, headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')]);
    expect(body).not.toContain('<table');
    const guesses = ['', 'x', TOKEN.slice(1), `${TOKEN}x`, 'A'.repeat(900)].map(encodeBasic);
    for (const guessToken of guesses) expect((await openPage(guessToken)).statusCode).toBe(401);
    expect((await openPage(encodeBasic(TOKEN))).statusCode).toBe(429);
  });

  it('has no page without a token', async () => {
    await start(null);
    expect((await openPage(encodeBasic(''))).statusCode).toBe(404);
  });
});

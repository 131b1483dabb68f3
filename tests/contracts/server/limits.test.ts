import { afterEach, describe, expect, it, vi } from 'vitest';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { systemClock } from '../../../server/application/ports/Clock.ts';
import { randomSecrets } from '../../../server/application/ports/Secrets.ts';
import type { RouteModule } from '../../../server/http/RouteModule.ts';
import { createIdentity } from '../../../server/identity/createIdentity.ts';
import { readIdentitySettings } from '../../../server/identity/settings.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

const MINUTE_S = 60;

describe('rate limits', () => {
  const openedBackends: { close(): unknown }[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const app of openedBackends.splice(0)) await app.close();
  });

  const start = async (perAddress: number, trustProxy = 0, modules: RouteModule[] = []) => {
    const backend = await BackendUnderTest.start(
      { modules },
      { rateLimits: { perSession: 9, perAddress }, trustProxy },
    );
    openedBackends.push(backend.app);
    const requestStatus = async (address: string, url = '/api/health') =>
      (await backend.call({ method: 'GET', url, headers: { 'x-forwarded-for': address } })).statusCode;
    return { backend, statusFrom: requestStatus };
  };

  it('apply to a subscriber, whichever address of the network it uses', async () => {
    const { statusFrom: requestStatus } = await start(1, 1);
    expect([await requestStatus('2001:db8:1:2::1'), await requestStatus('2001:db8:1:2:ffff::9')]).toEqual([200, 429]);
    expect([await requestStatus('2001:db8:1:3::1'), await requestStatus('fe80::1%eth0')]).toEqual([200, 200]);
    expect([await requestStatus('203.0.113.7'), await requestStatus('::ffff:203.0.113.7')]).toEqual([200, 429]);
  });

  it('apply to an address, whichever port a proxy writes behind it', async () => {
    const { statusFrom: requestStatus } = await start(1, 1);
    expect([await requestStatus('203.0.113.7:50001'), await requestStatus('203.0.113.7:50002')]).toEqual([200, 429]);
    expect([await requestStatus('9.9.9.9, [2001:db8:1:2::1]:50001'), await requestStatus('2001:db8:1:2::2')]).toEqual([
      200, 429,
    ]);
    expect(await requestStatus('[2001:db8:1:2::3]')).toBe(429);
  });

  it.each([
    ['GET', '/api/openapi.json'],
    ['GET', '/api/health'],
    ['GET', '/api/nothing'],
    ['GET', '/%61pi/health'],
    ['POST', '/api/contacts/contact'],
    ['POST', '/api/pose/user/anna'],
    ['POST', '/nothing'],
  ] as const)('apply to anyone who requests %s %s', async (method, url) => {
    const { backend } = await start(1);
    const ask = async () => (await backend.call({ method, url })).statusCode;
    expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it.each(['/media/catalogue/blazer/front.avif', '/', '/nothing'])('are ten times as high for %s', async (url) => {
    const { backend } = await start(1);
    const ask = async () => (await backend.call({ method: 'GET', url })).statusCode;
    for (let requestCount = 0; requestCount < 10; requestCount++) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it.each([
    ['GET', '/dev/mailbox'],
    ['GET', '/dev/google/auth'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
  ] as const)('apply to a developer who requests %s %s', async (method, url) => {
    const { users, sessions, pendingLinks, accountDeletions, inbox } = new InMemoryStore();
    const identity = createIdentity(
      readIdentitySettings({ FIREBASE_PROJECT_ID: 'demo-atelier', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' }),
      {
        ...{ users, sessions, pendingLinks, accountDeletions, inbox },
        ...{ clock: systemClock, secrets: randomSecrets, log: { warn: () => undefined } },
      },
    );
    const { backend } = await start(1, 0, [identity.routes]);
    const ask = async () => (await backend.call({ method, url, ...(method === 'POST' && { payload: {} }) })).statusCode;
    expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it('let a shopper download their data less often than for other things', async () => {
    const { backend } = await start(1_000);
    const headers = await backend.signIn('anna');
    const ask = async (url: string) => (await backend.call({ method: 'GET', url, headers })).statusCode;
    expect([await ask('/api/user/anna/export'), await ask('/api/user/anna/export')]).toEqual([200, 429]);
    expect(await ask('/api/user/anna')).toBe(200);
  });

  it('let a shopper write only so much in a day', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { backend } = await start(1_000);
    const headers = await backend.signIn('anna');
    const ask = () =>
      backend.post('/api/chat', { user_id: 'anna', chat_id: null, query: 'linen', filters: {} }, headers);
    const statuses: number[] = [];
    for (let minute = 0; minute < 37; minute += 1) {
      statuses.push((await ask()).statusCode);
      vi.advanceTimersByTime(60_001);
    }
    // The limit is nine calls per minute and four times as many per day.
    expect(statuses.filter((status) => status === 200)).toHaveLength(36);
    expect(statuses.at(-1)).toBe(429);
    vi.advanceTimersByTime(86_400_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it.each(['/api/geocode/autocomplete?text=Oslo', '/api/geocode/reverse?lat=59.9&lon=10.7'])(
    'let a shopper ask for %s less often than for other things',
    async (url) => {
      const { backend } = await start(99);
      const cookie = await backend.signIn('anna');
      const ask = async () => (await backend.call({ method: 'GET', url, headers: cookie })).statusCode;
      const statuses = [await ask(), await ask(), await ask()];
      expect(statuses.indexOf(429)).toBe(2);
    },
  );

  it.each([
    ['back by an hour', -3_600_000],
    ['back by a year', -31_536_000_000],
    ['forward by an hour', 3_600_000],
  ])('block for at most a minute if the clock is set %s', async (_what, clockOffset) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { backend } = await start(1);
    const ask = () => backend.call({ method: 'GET', url: '/api/health' });
    await ask();
    vi.setSystemTime(Date.now() + clockOffset);
    const refusedAnswer = await ask();
    expect(refusedAnswer.statusCode).toBe(429);
    expect(Number(refusedAnswer.headers['retry-after'])).toBeLessThanOrEqual(MINUTE_S);
  });
});

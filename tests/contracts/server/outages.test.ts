import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerDatabase, DEFAULT_TIMEOUTS } from '../../../server/adapters/postgres/ServerDatabase.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { StoreTime } from '../../../server/application/StoreTime.ts';
import { StoreUnavailableError } from '../../../server/application/ports/Store.ts';
import { openStore } from '../../../server/openStore.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { FaultyProxy } from '../../support/FaultyProxy.ts';

/** Short limits, so that the tests are fast. */
const SHORT_LIMITS = { connectMs: 1_000, statementMs: 500, silenceMs: 800 };

describe('a PostgreSQL server that fails', () => {
  const server = new URL(process.env['TEST_DATABASE_URL']!);
  const name = `outages_${process.pid}`;
  let bottleneck: FaultyProxy;
  let admin: ServerDatabase;
  let store: PostgresStore;
  let backend: BackendUnderTest;
  let anna: { cookie: string };

  beforeEach(async () => {
    admin = await ServerDatabase.open(server.href, () => undefined);
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name}`);
    bottleneck = await FaultyProxy.before(server);
    store = await PostgresStore.open(
      await ServerDatabase.open(bottleneck.getProxiedUrl(new URL(name, server)), () => undefined, SHORT_LIMITS),
    );
    backend = await BackendUnderTest.start({ store });
    anna = await backend.signIn('anna');
  });
  afterEach(async () => {
    await backend.stop();
    await store.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
    await bottleneck.close();
  });

  const addToWishlist = () => backend.post('/api/wishlist/anna/tee', {}, anna);
  const fetchHealth = () => backend.call({ method: 'GET', url: '/api/health' });
  /** Polls, because a new connection may take longer than the short limit. */
  const waitUntilRecovered = () =>
    expect
      .poll(async () => [(await fetchHealth()).statusCode, (await addToWishlist()).statusCode], { timeout: 20_000 })
      .toEqual([200, 200]);
  const expectUnavailable = (answer: Awaited<ReturnType<typeof addToWishlist>>) => {
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([503, 503]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toMatch(/timeout|terminated|ECONN|127\.0/u);
  };

  it('gets an answer for every request within ten seconds', () => {
    expect(DEFAULT_TIMEOUTS.connectMs + DEFAULT_TIMEOUTS.silenceMs).toBeLessThan(10_000);
    expect(DEFAULT_TIMEOUTS.statementMs).toBeLessThan(DEFAULT_TIMEOUTS.silenceMs);
  });

  it('that stalls: 503 for each of many requests, and full recovery afterwards', async () => {
    bottleneck.stopTraffic();
    const beganAt = performance.now();
    for (const answer of await Promise.all(Array.from({ length: 25 }, fetchHealth))) expectUnavailable(answer);
    expect(performance.now() - beganAt).toBeLessThan(5 * (SHORT_LIMITS.connectMs + SHORT_LIMITS.silenceMs));
    bottleneck.resumeTraffic();
    await waitUntilRecovered();
  });

  it('that stalls: calls that do not need it are answered, with a cookie too', async () => {
    bottleneck.stopTraffic();
    const beganAt = performance.now();
    const config = await backend.call({ method: 'GET', url: '/api/config', headers: anna });
    expect(config.statusCode).toBe(200);
    expect(performance.now() - beganAt).toBeLessThan(SHORT_LIMITS.statementMs);
    expectUnavailable(await backend.call({ method: 'GET', url: '/api/auth/session', headers: anna }));
  });

  it('that answers each statement late: 503 once the request has waited too long in total', async () => {
    await backend.stop();
    backend = await BackendUnderTest.start({ store }, { storeMs: 700 });
    anna = await backend.signIn('anna');
    bottleneck.delayTraffic(300);
    const beganAt = performance.now();
    expectUnavailable(await backend.post('/api/chat', { user_id: 'anna', query: 'a red dress' }, anna));
    expect(performance.now() - beganAt).toBeLessThan(1_000);
    bottleneck.delayTraffic(0);
    expect((await backend.post('/api/chat', { user_id: 'anna', query: 'a red dress' }, anna)).statusCode).toBe(200);
  });

  it('that answers late: a transaction without time left is rolled back', async () => {
    await store.wishlists.add('anna', 'coat', 1);
    bottleneck.delayTraffic(200);
    const cause = await new StoreTime(500)
      .run(() =>
        store.database.transaction(async (sql) => {
          await sql.query("DELETE FROM wishlists WHERE user_id = 'anna'", []);
          await sql.query('SELECT 1', []);
        }),
      )
      .catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(StoreUnavailableError);
    bottleneck.delayTraffic(0);
    await waitUntilRecovered();
    expect(await store.wishlists.listItemIds('anna')).toContain('coat');
  });

  it('that stalls during a transaction', async () => {
    const cause: unknown = await store.database
      .transaction(async (sql) => {
        await sql.query('SELECT 1', []);
        bottleneck.stopTraffic();
        return sql.query('SELECT 2', []);
      })
      .catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(StoreUnavailableError);
    bottleneck.resumeTraffic();
    await waitUntilRecovered();
  });

  it('with a lock that another session holds', async () => {
    const otherDatabase = await ServerDatabase.open(new URL(name, server).href, () => undefined);
    await otherDatabase.transaction(async (sql) => {
      await sql.query('LOCK TABLE wishlists IN ACCESS EXCLUSIVE MODE');
      expectUnavailable(await addToWishlist());
    });
    await otherDatabase.close();
    expect((await addToWishlist()).statusCode).toBe(200);
  });

  it('that disappears, and comes back', async () => {
    const cause = await store.database
      .transaction(async (sql) => {
        await sql.query('SELECT 1', []);
        await bottleneck.close();
        await new Promise((resolve) => setImmediate(resolve));
        return sql.query('SELECT 2', []);
      })
      .catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(StoreUnavailableError);
    const beganAt = performance.now();
    expectUnavailable(await fetchHealth());
    expectUnavailable(await addToWishlist());
    expect(performance.now() - beganAt).toBeLessThan(SHORT_LIMITS.connectMs);
    await bottleneck.open();
    await waitUntilRecovered();
  });

  it('that its operator shuts down', async () => {
    await fetchHealth();
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await waitUntilRecovered();
  });

  it('has no time limit for background work', async () => {
    const slowQuery = 'SELECT pg_sleep(0.9)';
    await expect(store.database.query(slowQuery, [])).rejects.toThrow(StoreUnavailableError);
    await store.database.transaction((sql) => sql.query(slowQuery, []), 'none');
    await expect(store.database.transaction((sql) => sql.query(slowQuery, []))).rejects.toThrow(StoreUnavailableError);
  });

  it('is named at the start as one that cannot be written, as a standby is', async () => {
    const standby = new URL(name, server);
    standby.searchParams.set('options', '-c default_transaction_read_only=on');
    await expect(openStore({ databaseUrl: standby.href, dataDir: '' })).rejects.toThrow('(DATABASE_URL) is read-only');
  });
});

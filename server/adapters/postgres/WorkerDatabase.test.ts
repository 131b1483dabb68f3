import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { StoreTime } from '../../application/StoreTime.ts';
import { createFolderWithoutTables } from '../../../tests/support/embeddedStore.ts';
import { AccountGoneError } from '../../application/AccessError.ts';
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import { WorkerDatabase } from './WorkerDatabase.ts';

/** Starting takes seconds: it loads the engine in a thread and creates a data folder. */
const START_TIMEOUT_MS = 120_000;

describe('WorkerDatabase', () => {
  let folder: string;
  let database: WorkerDatabase;
  /** Copies a prepared data folder, because the engine takes seconds to create one. */
  const createStoreFolder = async (name: string): Promise<string> => {
    const storeFolder = join(folder, name);
    await (await EmbeddedDatabase.open({ folder: storeFolder, from: await createFolderWithoutTables() })).close();
    return storeFolder;
  };
  const readNumbers = async () =>
    (await database.query<{ n: number }>('SELECT n FROM numbers ORDER BY n', [])).map(({ n }) => n);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-thread-'));
    database = await WorkerDatabase.open({ folder: join(folder, 'store') });
    await database.query('CREATE TABLE numbers (n integer PRIMARY KEY); INSERT INTO numbers VALUES (1)');
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  }, START_TIMEOUT_MS);

  it('returns the same values as the engine: text, dates, JSON and arrays', async () => {
    const [row] = await database.query<{ at: Date; json: object; has: boolean }>(
      "SELECT $1::timestamptz AS at, $2::jsonb AS json, 'b' = ANY($3::text[]) AS has",
      [new Date(5), '{"a":[1]}', ['a', 'b']],
    );
    expect(row).toEqual({ at: new Date(5), json: { a: [1] }, has: true });
  });

  it('commits a transaction, and rolls back one whose work fails, with the original error', async () => {
    const workError = new Error('changed my mind');
    await database.transaction((sql) => sql.query('INSERT INTO numbers VALUES (2)', []));
    await expect(
      database.transaction(async (sql) => {
        await sql.query('INSERT INTO numbers VALUES (3)', []);
        throw workError;
      }),
    ).rejects.toBe(workError);
    expect(await readNumbers()).toEqual([1, 2]);
  });

  it("passes on the engine's errors with their code", async () => {
    await expect(database.query('INSERT INTO numbers VALUES (1)', [])).rejects.toMatchObject({
      code: '23505',
      message: expect.stringContaining('duplicate key'),
    });
  });

  it('tells a row of a deleted shopper from other failures', async () => {
    await database.query(
      'CREATE TABLE users (id text PRIMARY KEY); CREATE TABLE notes (user_id text REFERENCES users)',
    );
    await expect(database.query('INSERT INTO notes VALUES ($1)', ['gone'])).rejects.toThrow(AccountGoneError);
  });

  it('rejects a transaction that fails on commit, and stays usable', async () => {
    await database.query('CREATE TABLE later (n integer REFERENCES numbers DEFERRABLE INITIALLY DEFERRED)');
    await expect(database.transaction((sql) => sql.query('INSERT INTO later VALUES (99)', []))).rejects.toMatchObject({
      code: '23503',
    });
    expect(await database.query('SELECT * FROM later', [])).toEqual([]);
  });

  it('makes statements outside a transaction wait until it has ended', async () => {
    const pendingTransaction = database.transaction(async (sql) => {
      await sql.query('INSERT INTO numbers VALUES (7)', []);
      await sql.query('DELETE FROM numbers WHERE n = 7', []);
    });
    expect(await readNumbers()).not.toContain(7);
    await pendingTransaction;
  });

  it('rejects a statement of a transaction that has ended', async () => {
    const sql = await database.transaction((transactionSql) => Promise.resolve(transactionSql));
    await expect(sql.query('SELECT 1', [])).rejects.toThrow('The transaction has ended.');
  });

  it('does not block the event loop while the engine works', async () => {
    let turnCount = 0;
    let isWorking = true;
    const work = database
      .query("SELECT count(*) FROM generate_series(1, 300000) AS n WHERE n::text LIKE '%9'", [])
      .finally(() => (isWorking = false));
    while (isWorking) {
      turnCount += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await work;
    expect(turnCount).toBeGreaterThan(100);
  });

  it(
    'reports why a folder cannot be opened',
    async () => {
      const file = join(folder, 'file');
      await writeFile(file, '');
      await expect(WorkerDatabase.open({ folder: join(file, 'store') })).rejects.toThrow(/ENOTDIR/u);
    },
    START_TIMEOUT_MS,
  );

  it(
    'finishes pending statements before it closes, and rejects later ones',
    async () => {
      const otherDatabase = await WorkerDatabase.open({ folder: await createStoreFolder('other') });
      const pendingQuery = otherDatabase.query<{ one: number }>('SELECT 1 AS one', []);
      await otherDatabase.close();
      await otherDatabase.close();
      expect(await pendingQuery).toEqual([{ one: 1 }]);
      await expect(otherDatabase.query('SELECT 1', [])).rejects.toThrow('The embedded database is closed.');
    },
    START_TIMEOUT_MS,
  );

  it('opens the folder again after the engine gave up, with all that was committed', async () => {
    const store = await createStoreFolder('panic');
    let hasRoom = false;
    const checkRoom = () => (hasRoom ? Promise.resolve() : Promise.reject(new Error('The disk is full.')));
    const transactionSql = await WorkerDatabase.open({
      folder: store,
      checkBeforeReopening: checkRoom,
      pauseMs: 0,
      silenceMs: 500,
    });
    const runInRequest = <T>(work: () => Promise<T>, ms = 20_000) => new StoreTime(ms).run(work);
    const readInRequest = () => runInRequest(() => transactionSql.query('SELECT 1', []));
    await transactionSql.query('CREATE TABLE numbers (n integer PRIMARY KEY); INSERT INTO numbers VALUES (1)');
    // Without this folder, the engine cannot create the next file of its log. It fails as on a full disk.
    await rename(join(store, 'pg_wal'), join(store, 'elsewhere'));
    await transactionSql.query('SELECT pg_switch_wal()').catch(() => undefined);
    const writeInRequest = (ms?: number) =>
      runInRequest(() => transactionSql.transaction((sql) => sql.query('INSERT INTO numbers VALUES (2)', [])), ms);
    await expect(writeInRequest(1_000)).rejects.toThrow(StoreUnavailableError);
    await expect(readInRequest()).rejects.toThrow(StoreUnavailableError);
    await rename(join(store, 'elsewhere'), join(store, 'pg_wal'));
    await expect(readInRequest()).rejects.toThrow(StoreUnavailableError);
    hasRoom = true;
    await Promise.all([writeInRequest(), readInRequest()]);
    expect(await transactionSql.query('SELECT n FROM numbers ORDER BY n', [])).toEqual([{ n: 1 }, { n: 2 }]);
    await transactionSql.close();
    await expect(transactionSql.query('SELECT 1', [])).rejects.toThrow('closed');
  }, 60_000);
});

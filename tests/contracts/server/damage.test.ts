import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { examineDataFolder, reportText } from '../../../server/doctor/examine.ts';
import { examineStore } from '../../../server/doctor/examineStore.ts';
import { openStore } from '../../../server/openStore.ts';
import { createMigratedFolder } from '../../support/embeddedStore.ts';

const SHOPPER_COUNT = 3_000;

describe('a damaged data folder', { timeout: 60_000 }, () => {
  let workFolder: string;
  let dataDir: string;
  let files: { readonly users: string; readonly usersKey: string; readonly attachmentsOfUser: string };

  beforeAll(async () => {
    workFolder = await mkdtemp(join(tmpdir(), 'atelier-damage-'));
    await mkdir(join(workFolder, 'sound'));
    const database = await EmbeddedDatabase.open({
      folder: join(workFolder, 'sound', 'store'),
      from: await createMigratedFolder(),
    });
    await database.query(
      "INSERT INTO users (id, email, name, preferences) SELECT n, n || '@example.test', '', '{}' FROM generate_series(1, $1::integer) n",
      [SHOPPER_COUNT],
    );
    await database.query(
      "INSERT INTO attachments (id, user_id, attachment, at) VALUES ('photo', '1', '{}', now()), ('lost', '1', '{}', now())",
      [],
    );
    [files] = (await database.query(
      `SELECT pg_relation_filepath('users') AS users, pg_relation_filepath('users_pkey') AS "usersKey",
         pg_relation_filepath('attachments_user') AS "attachmentsOfUser"`,
      [],
    )) as [typeof files];
    await database.close();
    await mkdir(join(workFolder, 'sound', 'auth'));
    await writeFile(
      join(workFolder, 'sound', 'auth', 'accounts.json'),
      JSON.stringify({ users: [{ email: 'demo@atelier.test' }] }),
    );
    for (const id of ['photo', 'lost']) {
      await mkdir(join(workFolder, 'sound', 'blobs', 'attachments', id.slice(0, 2)), { recursive: true });
      await writeFile(join(workFolder, 'sound', 'blobs', 'attachments', id.slice(0, 2), id), 'a picture');
    }
  }, 120_000);
  afterAll(() => rm(workFolder, { recursive: true }));
  beforeEach(async () => {
    dataDir = join(workFolder, 'data');
    await cp(join(workFolder, 'sound'), dataDir, { recursive: true });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const storePath = (...path: string[]) => join(dataDir, 'store', ...path);
  const readOpeningError = () =>
    openStore({ databaseUrl: null, dataDir }).then(
      (store) => store.close(),
      (cause: Error) => cause.message,
    );
  const listDamages = (findings: Awaited<ReturnType<typeof examineDataFolder>>) =>
    findings.filter(({ isIntact }) => !isIntact).map(({ part, verdict }) => `${part}: ${verdict}`);

  const EMPTY_STORE_FILE = async (folder: string) => {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  };

  it.each([
    [
      'pg_control was cut off',
      () => truncate(storePath('global', 'pg_control'), 100),
      'it cannot be opened',
      /^store: .*the engine cannot open it\. Nothing in it can be read/u,
    ],
    [
      'the write-ahead log is missing',
      () => EMPTY_STORE_FILE(storePath('pg_wal')),
      'it cannot be opened',
      /^store: .*the engine cannot open it\. Nothing in it can be read/u,
    ],
    [
      'PG_VERSION is missing',
      () => rm(storePath('PG_VERSION')),
      'the file PG_VERSION is missing',
      /^store: .*PG_VERSION is missing/u,
    ],
    [
      'a table is truncated',
      () => truncate(storePath(files.users), 20_000),
      'the table users cannot be read completely',
      /^table users: \d{2,3} rows can be read, the rest is lost\.$/u,
    ],
    [
      'the index of a primary key is truncated',
      () => truncate(storePath(files.usersKey), 0),
      'the table users cannot be read completely',
      /^table users: 3000 rows can be read, the rest is lost\.$/u,
    ],
  ])('is reported in one sentence, with the remedy: %s', async (_what, damage, reason, finding) => {
    await damage();
    const filesBefore = await readdir(storePath(), { recursive: true });
    expect(await readOpeningError()).toBe(
      `The store in ${storePath()} is damaged (${reason}): run "npm run doctor" to see what can be saved, or move that folder away to begin with a new one.`,
    );
    expect(listDamages(await examineDataFolder(dataDir))).toEqual([expect.stringMatching(finding)]);
    expect(await readdir(storePath(), { recursive: true })).toEqual(expect.arrayContaining(filesBefore));
  });

  it('has its indexes rebuilt, because the rows are all there', async () => {
    await truncate(storePath(files.attachmentsOfUser), 0);
    expect(listDamages(await examineDataFolder(dataDir))).toEqual([
      'table attachments: 2 rows, all of them read, but an index is damaged.',
    ]);
    const lines: string[] = [];
    const store = await openStore({ databaseUrl: null, dataDir }, (line) => lines.push(line));
    expect((await store.attachments.byId('photo'))?.id).toBe('photo');
    await store.close();
    expect(lines).toEqual(['An index of the table attachments was damaged and has been rebuilt. No row is lost.']);
    expect(listDamages(await examineDataFolder(dataDir))).toEqual([]);
  });

  it('is not reported if everything is intact', async () => {
    const findings = await examineDataFolder(dataDir);
    expect(findings.every(({ isIntact }) => isIntact)).toBe(true);
    const report = reportText(dataDir, findings);
    for (const line of [
      `table users: ${SHOPPER_COUNT} rows, all of them read.`,
      'All 2 that the store names are there.',
      '1 in ',
      'Everything is whole.',
    ])
      expect(report).toContain(line);
    expect(await readOpeningError()).toBeUndefined();
  });

  it('is not what a store is called that was moved and linked', async () => {
    await rename(storePath(), join(dataDir, 'moved'));
    await symlink('moved', storePath());
    expect(await readOpeningError()).toBeUndefined();
    expect(listDamages(await examineDataFolder(dataDir))).toEqual([]);
  });

  it('is not what a store is called for whose copy there is no room', async () => {
    const examination = examineStore(storePath(), async () => 30 * 1024 ** 2);
    await expect(examination).rejects.toThrow(/was not examined.*30 MB left\. Set TMPDIR/u);
  });

  it('reports missing photos and truncated accounts, and the remedy', async () => {
    await truncate(join(dataDir, 'blobs', 'attachments', 'lo', 'lost'), 0);
    await truncate(join(dataDir, 'auth', 'accounts.json'), 9);
    const findings = await examineDataFolder(dataDir);
    expect(listDamages(findings)).toEqual([
      'photos of shoppers: 1 of 2 that the store names are missing or empty.',
      `accounts of the identity emulator: ${join(dataDir, 'auth', 'accounts.json')} is cut off or is not JSON.`,
    ]);
    expect(reportText(dataDir, findings)).toMatch(
      /What to do[^]*"blobs" back from a backup[^]*the demo account is made anew/u,
    );
  });

  it('has no findings if it is empty', async () => {
    const emptyFolder = join(workFolder, 'empty');
    expect(reportText(emptyFolder, await examineDataFolder(emptyFolder))).toContain('There is nothing to check');
  });
});

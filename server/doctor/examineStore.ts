import { access, constants, cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countHeapRows, countIndexedRows, quoteName, listTables } from '../adapters/postgres/checkTables.ts';
import type { Database } from '../adapters/postgres/Database.ts';
import { findForbiddenFile } from '../adapters/postgres/findForbiddenFile.ts';
import { ForbiddenStoreError, measureFreeSpace, type MeasureFreeSpace } from '../adapters/postgres/openFolder.ts';
import { rebuildIndexes } from '../adapters/postgres/rebuildIndexes.ts';
import { WorkerDatabase } from '../adapters/postgres/WorkerDatabase.ts';
import type { Finding } from './Finding.ts';
import { requireRoomForCopy } from './requireRoomForCopy.ts';

const PAGE_BYTES = 8_192;

export interface StoreExamination {
  readonly findings: readonly Finding[];
  /** The ids of the store's pictures; null if they cannot be read. */
  readonly pictureIds: readonly string[] | null;
}

/**
 * Reads every table in a copy of the store, because opening a store writes to it. Rejects if there is no room for the
 * copy.
 */
export async function examineStore(
  folder: string,
  measureSpace: MeasureFreeSpace = measureFreeSpace,
): Promise<StoreExamination> {
  const isStore = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isStore) return describeUnopenedStore(folder, 'the file PG_VERSION is missing');
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'atelier-doctor-'));
  try {
    const copiedFolder = join(temporaryFolder, 'store');
    const forbiddenPath = await findForbiddenFile(folder, constants.R_OK);
    if (forbiddenPath !== null) throw new ForbiddenStoreError(forbiddenPath);
    await requireRoomForCopy(folder, temporaryFolder, measureSpace);
    await cp(await realpath(folder), copiedFolder, { recursive: true, dereference: true });
    const database = await WorkerDatabase.open({ folder: copiedFolder }).catch(() => null);
    if (database === null) return describeUnopenedStore(folder, 'the engine cannot open it');
    try {
      return await examineTables(database, folder);
    } finally {
      await database.close().catch(() => undefined);
    }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

function describeUnopenedStore(folder: string, errorText: string): StoreExamination {
  const verdict = `${folder} is damaged: ${errorText}. Nothing in it can be read any more.`;
  return {
    findings: [{ part: 'store', isIntact: false, verdict, remedy: describeRenewal(folder) }],
    pictureIds: null,
  };
}

const describeRenewal = (folder: string): string =>
  `Bring ${folder} back from a backup; without one, move it away and start again: a new store is made, garments come back by an import, what people kept does not.`;

async function examineTables(database: Database, folder: string): Promise<StoreExamination> {
  const findings: Finding[] = [];
  for (const table of await listTables(database)) findings.push(await examineTable(database, table, folder));
  const pictures = await database.query<{ id: string }>('SELECT id FROM attachments', []).catch(() => null);
  return { findings, pictureIds: pictures?.map(({ id }) => id) ?? null };
}

async function examineTable(database: Database, table: string, folder: string): Promise<Finding> {
  const part = `table ${table}`;
  const [namedPictureCount, heapRowCount, readableCount] = [
    await countIndexedRows(database, table).catch(() => null),
    await countHeapRows(database, table).catch(() => null),
    await countReadableRows(database, table),
  ];
  if (namedPictureCount !== null && namedPictureCount === heapRowCount && namedPictureCount === readableCount)
    return { part, isIntact: true, verdict: `${formatRowCount(readableCount)}, all of them read.` };
  // The engine opens all indexes of a table for every statement, so one damaged index makes all rows unreadable.
  if (namedPictureCount === null && readableCount === 0) return examineWithoutIndexes(database, table, folder);
  const lossSentence =
    namedPictureCount === null
      ? 'the rest is lost'
      : `${formatRowCount(Math.max(0, namedPictureCount - readableCount))} of ${namedPictureCount} lost`;
  return {
    part,
    isIntact: false,
    verdict: `${formatRowCount(readableCount)} can be read, ${lossSentence}.`,
    remedy: describeRenewal(folder),
  };
}

async function examineWithoutIndexes(database: Database, table: string, folder: string): Promise<Finding> {
  const part = `table ${table}`;
  const areRowsIntact = await rebuildIndexes(database, table).then(
    () => true,
    () => false,
  );
  if (!areRowsIntact) await dropIndexes(database, table).catch(() => undefined);
  const rows = formatRowCount(await countReadableRows(database, table));
  return areRowsIntact
    ? {
        part,
        isIntact: false,
        verdict: `${rows}, all of them read, but an index is damaged.`,
        remedy: 'Start Atelier: it rebuilds damaged indexes, and no row is lost.',
      }
    : { part, isIntact: false, verdict: `${rows} can be read, the rest is lost.`, remedy: describeRenewal(folder) };
}

/** Removes all indexes of a table in the copy, including the primary key, so that its rows can be read. */
async function dropIndexes(database: Database, table: string): Promise<void> {
  const name = quoteName(table);
  const keys = await database.query<{ name: string }>(
    "SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u')",
    [name],
  );
  for (const key of keys) await database.query(`ALTER TABLE ${name} DROP CONSTRAINT ${quoteName(key.name)} CASCADE`);
  const indexes = await database.query<{ name: string }>(
    'SELECT c.relname AS name FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid WHERE i.indrelid = $1::regclass',
    [name],
  );
  for (const index of indexes) await database.query(`DROP INDEX ${quoteName(index.name)}`);
}

/**
 * Counts the readable rows, reading every column. After a failure, reads page by page, so that a damaged page does
 * not hide the others.
 */
async function countReadableRows(database: Database, table: string): Promise<number> {
  const name = quoteName(table);
  const countQuery = `SELECT count(length(each::text))::integer AS count FROM ${name} each`;
  const wholeCount = await database.query<{ count: number }>(countQuery, []).catch(() => null);
  if (wholeCount !== null) return wholeCount[0]?.count ?? 0;
  const [size] = await database
    .query<{ bytes: number }>(`SELECT pg_relation_size('${name}')::integer AS bytes`, [])
    .catch(() => []);
  let rows = 0;
  for (let page = 0; page < (size?.bytes ?? 0) / PAGE_BYTES; page += 1) {
    const pageCondition = `WHERE ctid >= '(${page},0)'::tid AND ctid < '(${page + 1},0)'::tid`;
    const [countRow] = await database.query<{ count: number }>(`${countQuery} ${pageCondition}`, []).catch(() => []);
    rows += countRow?.count ?? 0;
  }
  return rows;
}

const formatRowCount = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);

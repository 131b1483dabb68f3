import { access, realpath, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findBrokenTables } from './checkTables.ts';
import { findForbiddenFile } from './findForbiddenFile.ts';
import { rebuildIndexes } from './rebuildIndexes.ts';
import { WorkerDatabase } from './WorkerDatabase.ts';

/** Required free disk space, in MB. A failed import needs space to remove its rows. */
const MIN_FREE_MB = { toCreate: 150, toOpen: 20, toImport: 60 } as const;
const BYTES_PER_MEGABYTE = 1024 ** 2;

/** Measures the free disk space for a folder, in bytes. */
export type MeasureFreeSpace = (folder: string) => Promise<number>;

export const measureFreeSpace: MeasureFreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The store is damaged. The message is one sentence that names the problem, the folder and the remedy. */
export class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
  constructor(folder: string, problem: string, cause?: unknown) {
    super(
      `The store in ${folder} is damaged (${problem}): run "npm run doctor" to see what can be saved, or move that folder away to begin with a new one.`,
      { cause },
    );
  }
}

/** The store is undamaged, but this process may not use it, e.g. because another user restored it. */
export class ForbiddenStoreError extends Error {
  override readonly name = 'ForbiddenStoreError';
  constructor(path: string, cause?: unknown) {
    super(`${path} may not be read and written: let the user that runs Atelier use the whole data folder.`, { cause });
  }
}

export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  /** `neededMb` is null if the disk was full although it had what is usually enough, e.g. during a migration. */
  constructor(folder: string, leftMb: number, neededMb: number | null, cause?: unknown) {
    const need = neededMb === null ? 'more is needed' : `${neededMb} are needed`;
    super(
      `The disk of ${folder} has ${leftMb} MB left and ${need}: free some space, or set ATELIER_DATA_DIR to a folder on a larger disk.`,
      { cause },
    );
  }
}

/** Rejects with a `NoRoomError` if there is no room for a new store. */
export async function requireRoom(folder: string, measureSpace: MeasureFreeSpace = measureFreeSpace): Promise<void> {
  const freeMb = Math.floor((await measureSpace(dirname(folder))) / BYTES_PER_MEGABYTE);
  if (freeMb < MIN_FREE_MB.toCreate) throw new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toCreate);
}

/** Rejects with a `NoRoomError` if there is no room to continue an import into an existing store. */
export async function requireFolderRoomToImport(
  folder: string,
  measureSpace: MeasureFreeSpace = measureFreeSpace,
): Promise<void> {
  const freeMb = Math.floor((await measureSpace(folder)) / BYTES_PER_MEGABYTE);
  if (freeMb < MIN_FREE_MB.toImport) throw new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toImport);
}

/** Rejects with a `NoRoomError` if there is no room to write to an existing store. */
async function requireRoomToOpen(folder: string): Promise<void> {
  const freeMb = Math.floor((await measureFreeSpace(folder)) / BYTES_PER_MEGABYTE);
  if (freeMb < MIN_FREE_MB.toOpen) throw new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toOpen);
}

/**
 * Opens an existing store. Rebuilds damaged indexes and calls `report` for each. Rejects with a `DamagedStoreError`,
 * a `ForbiddenStoreError` or a `NoRoomError`.
 */
export async function openFolder(folder: string, report?: (line: string) => void): Promise<WorkerDatabase> {
  // Without this file, the engine would create a new store over the existing data.
  const isStore = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isStore) throw new DamagedStoreError(folder, 'the file PG_VERSION is missing');
  const database = await WorkerDatabase.open({
    // The engine does not follow symbolic links, with which an operator may have moved the store to another disk.
    folder: await realpath(folder),
    checkBeforeReopening: () => requireRoomToOpen(folder),
  }).catch(async (cause: unknown) => {
    throw await createStoreError(cause, folder, 'it cannot be opened');
  });
  for (const table of await findBrokenTables(database)) {
    const isRebuilt = await rebuildIndexes(database, table).then(
      () => true,
      () => false,
    );
    if (isRebuilt) report?.(`An index of the table ${table} was damaged and has been rebuilt. No row is lost.`);
    else {
      await database.close().catch(() => undefined);
      throw new DamagedStoreError(folder, `the table ${table} cannot be read completely`);
    }
  }
  return database;
}

/** PostgreSQL's error codes for damaged data and operating system errors. */
const DAMAGE_CODE_PATTERN = /^(?:XX|58)/u;
const ENGINE_STOPPED_PATTERN = /Aborted\(|unreachable|embedded database is closed/u;
const DISK_FULL_PATTERN = /^(?:53100|ENOSPC)$/u;

/** Converts an error of the embedded store to one with a message for the operator. Returns other errors unchanged. */
export async function explainStoreError(cause: unknown, folder: string): Promise<unknown> {
  if (!(cause instanceof Error)) return cause;
  const code = getErrorCode(cause);
  if (!DAMAGE_CODE_PATTERN.test(code) && !DISK_FULL_PATTERN.test(code) && !ENGINE_STOPPED_PATTERN.test(cause.message))
    return cause;
  return createStoreError(cause, folder, cause.message);
}

async function createStoreError(cause: unknown, folder: string, problem: string): Promise<Error> {
  const freeMb = Math.floor((await measureFreeSpace(folder).catch(() => Number.MAX_SAFE_INTEGER)) / BYTES_PER_MEGABYTE);
  if (DISK_FULL_PATTERN.test(getErrorCode(cause)) || freeMb < MIN_FREE_MB.toOpen)
    return new NoRoomError(dirname(folder), freeMb, freeMb < MIN_FREE_MB.toOpen ? MIN_FREE_MB.toOpen : null, cause);
  const forbiddenPath = await findForbiddenFile(folder).catch(() => null);
  return forbiddenPath === null
    ? new DamagedStoreError(folder, problem, cause)
    : new ForbiddenStoreError(forbiddenPath, cause);
}

function getErrorCode(cause: unknown): string {
  const { code, cause: inner } = cause as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? inner?.code ?? '');
}

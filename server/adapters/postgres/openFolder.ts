import { access, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brokenTable } from './checkTables.ts';
import { WorkerDatabase } from './WorkerDatabase.ts';

/**
 * Free disk space required, in MB: to create a store, to open and write to an existing one, and to continue an import,
 * which needs space to remove what it has stored if it fails.
 */
const MIN_FREE_MB = { toCreate: 150, toOpen: 20, toImport: 60 } as const;
const MEGABYTE = 1024 ** 2;

/** Free disk space for a folder, in bytes. */
export type FreeSpace = (folder: string) => Promise<number>;

export const freeSpace: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The message is one sentence that names the problem, the folder and the remedy. */
export class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
  constructor(folder: string, why: string, cause?: unknown) {
    super(
      `The store in ${folder} is damaged (${why}): run "npm run doctor" to see what can be saved, or move that folder away to begin with a new one.`,
      { cause },
    );
  }
}

export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  constructor(folder: string, leftMb: number, neededMb: number, cause?: unknown) {
    super(
      `The disk of ${folder} has ${leftMb} MB left and ${neededMb} are needed: free some space, or set ATELIER_DATA_DIR to a folder on a larger disk.`,
      { cause },
    );
  }
}

/** Rejects with a `NoRoomError` if a new store would not fit. */
export async function requireRoom(folder: string, free: FreeSpace = freeSpace): Promise<void> {
  const freeMb = Math.floor((await free(dirname(folder))) / MEGABYTE);
  if (freeMb < MIN_FREE_MB.toCreate) throw new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toCreate);
}

/** Rejects with a `NoRoomError` if an import into an existing store has to end. */
export async function requireFolderRoomToImport(folder: string, free: FreeSpace = freeSpace): Promise<void> {
  const freeMb = Math.floor((await free(folder)) / MEGABYTE);
  if (freeMb < MIN_FREE_MB.toImport) throw new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toImport);
}

/** Rejects with a `NoRoomError` if an existing store could not write. */
async function requireRoomToOpen(folder: string): Promise<void> {
  const freeMb = Math.floor((await freeSpace(folder)) / MEGABYTE);
  if (freeMb < MIN_FREE_MB.toOpen) throw new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toOpen);
}

/** Opens an existing store. Rejects with a `DamagedStoreError` or a `NoRoomError`. */
export async function openFolder(folder: string): Promise<WorkerDatabase> {
  // Without this file the engine would create a new store over the existing data.
  const isStore = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isStore) throw new DamagedStoreError(folder, 'the file PG_VERSION is missing');
  const database = await WorkerDatabase.open({ folder, ready: () => requireRoomToOpen(folder) }).catch(
    async (cause: unknown) => {
      throw await reasonFor(cause, folder, 'it cannot be opened');
    },
  );
  const broken = await brokenTable(database);
  if (broken === null) return database;
  await database.close().catch(() => undefined);
  throw new DamagedStoreError(folder, `the table ${broken} cannot be read completely`);
}

/**
 * Class of PostgreSQL's codes for damaged data and operating system errors, and messages of an engine that has crashed.
 */
const DAMAGE_CODE_PATTERN = /^(?:XX|58)/u;
const ENGINE_STOPPED_PATTERN = /Aborted\(|unreachable|embedded database is closed/u;
const DISK_FULL_PATTERN = /^(?:53100|ENOSPC)$/u;

/** Turns an error of the embedded store into one that the operator understands; returns other errors unchanged. */
export async function explained(cause: unknown, folder: string): Promise<unknown> {
  if (!(cause instanceof Error)) return cause;
  const code = codeOf(cause);
  if (!DAMAGE_CODE_PATTERN.test(code) && !DISK_FULL_PATTERN.test(code) && !ENGINE_STOPPED_PATTERN.test(cause.message))
    return cause;
  return reasonFor(cause, folder, cause.message);
}

async function reasonFor(cause: unknown, folder: string, why: string): Promise<Error> {
  const freeMb = Math.floor((await freeSpace(folder).catch(() => Number.MAX_SAFE_INTEGER)) / MEGABYTE);
  if (DISK_FULL_PATTERN.test(codeOf(cause)) || freeMb < MIN_FREE_MB.toOpen)
    return new NoRoomError(dirname(folder), freeMb, MIN_FREE_MB.toOpen, cause);
  return new DamagedStoreError(folder, why, cause);
}

function codeOf(cause: unknown): string {
  const { code, cause: inner } = cause as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? inner?.code ?? '');
}

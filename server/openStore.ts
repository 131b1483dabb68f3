import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './adapters/postgres/Database.ts';
import { isReadOnlyFailure } from './adapters/postgres/failures.ts';
import { makeFolder } from './adapters/postgres/makeFolder.ts';
import { openFolder, requireFolderRoomToImport } from './adapters/postgres/openFolder.ts';
import { PostgresStore } from './adapters/postgres/PostgresStore.ts';
import type { Config } from './config.ts';

const READ_ONLY_MESSAGE =
  'PostgreSQL (DATABASE_URL) is read-only, as a standby is. Name the primary server, or promote this one, and start again.';

type StoreLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the configured store and runs outstanding migrations. `report` is called before a new store is created. */
export async function openStore(location: StoreLocation, report?: (line: string) => void): Promise<PostgresStore> {
  const database = await openDatabase(location, report);
  try {
    return await PostgresStore.open(database);
  } catch (cause) {
    await database.close();
    throw isReadOnlyFailure(cause) ? new Error(READ_ONLY_MESSAGE, { cause }) : cause;
  }
}

/**
 * Rejects with a `NoRoomError` if the disk is too full to continue an import. Checks only the embedded store, which
 * is on this disk.
 */
export async function requireRoomToImport({ databaseUrl, dataDir }: StoreLocation): Promise<void> {
  if (databaseUrl === null) await requireFolderRoomToImport(join(dataDir, 'store'));
}

async function openDatabase(
  { databaseUrl, dataDir }: StoreLocation,
  report?: (line: string) => void,
): Promise<Database> {
  if (databaseUrl !== null) {
    // Load it only if needed, because most installations use the embedded store.
    const { ServerDatabase } = await import('./adapters/postgres/ServerDatabase.ts');
    return ServerDatabase.open(databaseUrl, logLostConnection).catch((cause: NodeJS.ErrnoException) => {
      throw new Error(`PostgreSQL (DATABASE_URL) does not let us in: ${cause.message || cause.code}`, { cause });
    });
  }
  const folder = join(dataDir, 'store');
  if (
    await access(folder).then(
      () => false,
      () => true,
    )
  ) {
    report?.('Preparing the data folder...');
    await makeFolder(folder);
  }
  return openFolder(folder, report);
}

/** Logs the loss of a connection, which the pool replaces. */
function logLostConnection(cause: Error): void {
  process.stderr.write(`A connection to PostgreSQL was lost: ${cause.message}\n`);
}

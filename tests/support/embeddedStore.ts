import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { EmbeddedDatabase } from '../../server/adapters/postgres/EmbeddedDatabase.ts';
import { migrate } from '../../server/adapters/postgres/migrate.ts';
import { MIGRATIONS } from '../../server/adapters/postgres/migrations.ts';

const CACHE_FOLDER = new URL('../../.cache/tests/', import.meta.url);

/** A dump of an empty, migrated data folder. Opening it is much faster than creating a folder. */
export function createMigratedFolder(): Promise<Blob> {
  return readOrCreateDump(`store-${computeDigest(JSON.stringify(MIGRATIONS))}`, (database) => migrate(database));
}

/** A dump of a data folder without tables, before the first migration. */
export async function createFolderWithoutTables(): Promise<Blob> {
  const manifest = await readFile(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url));
  return readOrCreateDump(`new-${computeDigest(manifest)}`, async () => undefined);
}

const computeDigest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

async function readOrCreateDump(
  name: string,
  fillDatabase: (database: EmbeddedDatabase) => Promise<unknown>,
): Promise<Blob> {
  const file = new URL(`${name}.tar.gz`, CACHE_FOLDER);
  const cachedFile = await readFile(file).catch(() => null);
  if (cachedFile !== null) return new Blob([new Uint8Array(cachedFile)]);
  const dump = await createFolder(fillDatabase);
  await mkdir(CACHE_FOLDER, { recursive: true });
  const temporaryFile = new URL(`${name}.${process.pid}`, CACHE_FOLDER);
  await writeFile(temporaryFile, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporaryFile, file);
  return dump;
}

async function createFolder(fillDatabase: (database: EmbeddedDatabase) => Promise<unknown>): Promise<Blob> {
  const database = await EmbeddedDatabase.open();
  try {
    await fillDatabase(database);
    return await database.dump();
  } finally {
    await database.close();
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { EmbeddedDatabase } from '../../server/adapters/postgres/EmbeddedDatabase.ts';
import { MIGRATIONS } from '../../server/adapters/postgres/migrations.ts';
import { PostgresStore } from '../../server/adapters/postgres/PostgresStore.ts';
import { dumpStore } from './dumpStore.ts';
import { fillSampleStore } from './sampleStore.ts';

/**
 * `npm run store:dump` writes a store of the newest version with a row in every table to tests/stores.
 * `olderStores.test.ts` migrates it. Files of earlier versions stay unchanged.
 */
const STORES_FOLDER = new URL('../../tests/stores/', import.meta.url);

const store = await PostgresStore.open(await EmbeddedDatabase.open());
try {
  await fillSampleStore(store);
  await mkdir(STORES_FOLDER, { recursive: true });
  const file = new URL(`version-${MIGRATIONS.at(-1)!.id}.sql`, STORES_FOLDER);
  await writeFile(file, await dumpStore(store.database, MIGRATIONS));
  console.log(`Written: ${file.pathname}`);
} finally {
  await store.close();
}

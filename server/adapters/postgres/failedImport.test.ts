import { expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { createMigratedFolder } from '../../../tests/support/embeddedStore.ts';
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import { requireFolderRoomToImport } from './openFolder.ts';
import { PostgresStore } from './PostgresStore.ts';

it('returns the space of an import that failed', async () => {
  const database = await EmbeddedDatabase.open({ from: await createMigratedFolder() });
  const { catalogue } = await PostgresStore.open(database);
  const measureBytes = async () =>
    (await database.query<{ bytes: number }>("SELECT pg_relation_size('items')::integer AS bytes"))[0]!.bytes;
  await catalogue.importAll('shop', [[createCatalogueItem({ id: 'kept' })]]);
  const initialBytes = await measureBytes();
  async function* failOnFullDisk() {
    for (let batch = 0; batch < 4; batch += 1)
      yield Array.from({ length: 500 }, (_, index) => createCatalogueItem({ id: `item-${batch}-${index}` }));
    throw new Error('the disk is full');
  }
  await expect(catalogue.importAll('shop', failOnFullDisk())).rejects.toThrow('the disk is full');
  expect(await measureBytes()).toBe(initialBytes);
  expect(await catalogue.count()).toBe(1);
  await database.close();
});

it('ends an import while there is still room to clean up', async () => {
  const reportFreeMegabytes = (count: number) => async () => count * 1024 ** 2;
  await expect(requireFolderRoomToImport('/data/store', reportFreeMegabytes(60))).resolves.toBeUndefined();
  await expect(requireFolderRoomToImport('/data/store', reportFreeMegabytes(59))).rejects.toThrow(
    'The disk of /data has 59 MB left and 60 are needed: free some space',
  );
});

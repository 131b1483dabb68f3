import { mkdir } from 'node:fs/promises';
import { DEMO_SOURCE, readDemoCatalogue } from './adapters/files/DemoCatalogueFile.ts';
import { DataFolderLock, DataFolderUnusableError } from './adapters/files/DataFolderLock.ts';
import type { PostgresStore } from './adapters/postgres/PostgresStore.ts';
import type { Store } from './application/ports/Store.ts';
import type { Config } from './config.ts';
import { openStore } from './openStore.ts';
import type { Shutdown } from './Shutdown.ts';

const DEMO_CATALOGUE = new URL('./assets/catalogue/catalogue.json', import.meta.url);

/** Creates the data folder if it is missing, and locks it until the shutdown. `report` receives progress messages. */
export async function lockDataFolder(
  { dataDir }: Config,
  shutdown: Shutdown,
  report?: (line: string) => void,
): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new DataFolderUnusableError(dataDir, cause);
  });
  const lock = await DataFolderLock.acquire(dataDir, report ? { report } : {});
  shutdown.add(() => lock.release());
}

/** Opens the store, and imports the demo catalogue if it is configured. `report` receives progress messages. */
export async function openData(
  config: Config,
  shutdown: Shutdown,
  report?: (line: string) => void,
): Promise<PostgresStore> {
  const store = await openStore(config, report);
  shutdown.add(() => store.close());
  if (config.hasDemoCatalogue) await importDemoCatalogue(store.catalogue);
  return store;
}

/** Imports the demo catalogue. Withdraws items that are no longer in it. */
async function importDemoCatalogue(catalogue: Store['catalogue']): Promise<void> {
  const items = await readDemoCatalogue(DEMO_CATALOGUE);
  await catalogue.importAll(DEMO_SOURCE, [items], undefined, { isComplete: true });
}

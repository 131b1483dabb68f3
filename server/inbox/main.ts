/** `npm run inbox`: lists and prints messages to the operator, and saves their CVs. */
import { join } from 'node:path';
import { BlobFolder } from '../adapters/files/BlobFolder.ts';
import { DataFolderInUseError, DataFolderLock } from '../adapters/files/DataFolderLock.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../openStore.ts';
import { parseInboxCommand } from './InboxCommand.ts';
import { runInboxCommand } from './runInboxCommand.ts';

/** The width for a terminal that does not report its own. */
const DEFAULT_COLUMNS = 80;

async function main(): Promise<void> {
  const command = parseInboxCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const lock = config.databaseUrl === null ? await DataFolderLock.acquire(config.dataDir) : null;
  try {
    const store = await openStore(config);
    const blobs = new BlobFolder(join(config.dataDir, 'blobs'));
    const columns = process.stdout.columns ?? DEFAULT_COLUMNS;
    const pendingCommand = runInboxCommand(command, { inbox: store.inbox, blobs, columns });
    process.stdout.write(await pendingCommand.finally(() => store.close()));
  } finally {
    lock?.release();
  }
}

main().catch((cause: unknown) => {
  const advice = cause instanceof DataFolderInUseError ? ' Stop it first, or use DATABASE_URL.' : '';
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}${advice}\n`);
  process.exitCode = 1;
});

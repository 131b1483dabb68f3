/** `npm run inbox`: prints the newest messages to the operator. `npm run inbox -- 200` prints up to 200. */
import { DataFolderInUseError, DataFolderLock } from '../adapters/files/DataFolderLock.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../openStore.ts';
import { formatInbox } from './formatInbox.ts';

const DEFAULT_COUNT = 50;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const count = Number(process.argv[2] ?? DEFAULT_COUNT);
  if (!Number.isInteger(count) || count < 1) throw new Error('Usage: npm run inbox -- [how many messages]');
  const lock = config.databaseUrl === null ? await DataFolderLock.acquire(config.dataDir) : null;
  try {
    const store = await openStore(config);
    process.stdout.write(formatInbox(await store.inbox.list(count)));
    await store.close();
  } finally {
    lock?.release();
  }
}

main().catch((cause: unknown) => {
  const advice = cause instanceof DataFolderInUseError ? ' Stop it first, or use DATABASE_URL.' : '';
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}${advice}\n`);
  process.exitCode = 1;
});

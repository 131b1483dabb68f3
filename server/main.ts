/**
 * The backend alone, as in production: the client is built, and identity provider and database run elsewhere. `npm
 * start` runs everything on one machine.
 */
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveBuiltClient, serveNoClient } from './http/client.ts';
import { readSettings } from './settings.ts';
import { startBackend } from './startBackend.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url));

async function main(): Promise<void> {
  const isClientBuilt = await access(CLIENT_FOLDER).then(
    () => true,
    () => false,
  );
  const backend = await startBackend({
    ...readSettings(process.env),
    serveClient: isClientBuilt ? serveBuiltClient(CLIENT_FOLDER) : serveNoClient,
    usesHotReload: false,
  });
  const stopAndExit = (): void => void backend.stop().then(() => process.exit(0));
  process.once('SIGINT', stopAndExit).once('SIGTERM', stopAndExit);
  process.stdout.write(`Listening at ${backend.origin}\n`);
}

main().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});

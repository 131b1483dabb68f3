import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '../../tests/support/freePort.ts';
import { startPostgres } from '../../tests/support/startPostgres.ts';
import { parseDockerfile } from './dockerfile.ts';
import { Image } from './Image.ts';

/**
 * `npm run image:try` tests the Dockerfile without Docker: runs its steps in an empty folder, starts the result with
 * a PostgreSQL server, and requests its health and its page.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 120_000;
const MAX_PACKAGES_MB = 300;
const report = (line: string): void => void process.stdout.write(`${line}\n`);

/** The build context: all versioned files, except those in .dockerignore. */
async function listContext(root: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, maxBuffer: 2 ** 26 },
  );
  const ignoredPaths = (await readFile(join(root, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.includes('*'));
  return stdout.split('\0').filter((path) => path !== '' && !ignoredPaths.includes(path.split('/')[0]!));
}

async function measureMegabytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

async function fetchUntilOk(address: string, deadline: number): Promise<Response> {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return response;
    if (performance.now() > deadline) throw new Error(`${address} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Requests the health and the page, like load balancers and browsers. */
async function checkServer(origin: string): Promise<void> {
  const health = await (await fetchUntilOk(`${origin}/api/health`, performance.now() + START_LIMIT_MS)).text();
  report(`/api/health: ${health}`);
  const page = await (await fetchUntilOk(`${origin}/`, performance.now() + START_LIMIT_MS)).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/u.exec(page) ?? [];
  const code = await (await fetchUntilOk(`${origin}${script}`, performance.now() + START_LIMIT_MS)).text();
  report(`/ names ${script}, which has ${code.length} characters`);
  if (script === '' || code.length < 1_000) throw new Error('The page does not name a script that the server has.');
}

const folder = await mkdtemp(join(tmpdir(), 'atelier-image-'));
const stages = parseDockerfile(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
const image = new Image(ROOT, await listContext(ROOT), folder, report);
try {
  for (const stage of stages) await image.executeStage(stage);
  const app = stages.at(-1)!;
  const size = await measureMegabytes(image.toHostPath(app.name, 'node_modules'));
  report(`node_modules: ${size.toFixed(0)} of ${MAX_PACKAGES_MB} MB`);
  if (size > MAX_PACKAGES_MB) throw new Error('The production dependencies weigh too much.');
  const postgres = await startPostgres();
  const port = String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const server = image.start(app, {
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: postgres.url,
    DEMO_CATALOGUE: 'true',
    FIREBASE_PROJECT_ID: 'not-asked',
    FIREBASE_API_KEY: 'not-asked',
  });
  const serverClosed = once(server, 'close');
  server.stderr?.pipe(process.stderr);
  try {
    await checkServer(origin);
  } finally {
    server.kill('SIGTERM');
    await serverClosed;
    await postgres.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

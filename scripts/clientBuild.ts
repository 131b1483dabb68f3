import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { listStoredFiles } from './listStoredFiles.ts';
import { prerenderPages } from './prerenderPages.ts';
import { requireDevelopmentPackage } from './requirements.ts';

/** The sources of the client, without tests. */
const SOURCE_PATHS = [
  'index.html',
  'website.html',
  'vision.html',
  'vite.config.ts',
  'vite.pages.config.ts',
  'vite.worker.config.ts',
  'package-lock.json',
  'src',
  'contract',
  'public',
];
const SOURCES_MARK_FILE = '.sources';

/**
 * Returns the folder of the built client. Builds it if it is missing or outdated, after calling `report`. Rejects
 * with the build's output, or with the signal's reason.
 */
export async function ensureClient(root: string, report: (line: string) => void, signal: AbortSignal): Promise<string> {
  const folder = join(root, 'dist', 'client');
  const sourcesHash = await hashSources(root);
  if ((await readFile(join(folder, SOURCES_MARK_FILE), 'utf8').catch(() => '')) === sourcesHash) return folder;
  requireDevelopmentPackage(root, 'vite');
  report('Building the app...');
  const draftFolder = `${folder}.${process.pid}`;
  try {
    await runVite(root, ['--outDir', draftFolder, '--emptyOutDir'], signal);
    await runVite(root, ['--app', '--config', 'vite.pages.config.ts', '--outDir', draftFolder], signal);
    await runVite(root, ['--config', 'vite.worker.config.ts', '--outDir', draftFolder], signal);
    await listStoredFiles(draftFolder);
    await prerenderPages(draftFolder);
    await compressFiles(draftFolder);
    await writeFile(join(draftFolder, SOURCES_MARK_FILE), sourcesHash);
    await rm(folder, { recursive: true, force: true });
    await rename(draftFolder, folder);
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
  return folder;
}

async function runVite(root: string, options: readonly string[], signal: AbortSignal): Promise<void> {
  const vitePath = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vitePath, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  const end = (): void => void child.kill();
  signal.addEventListener('abort', end, { once: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`The app could not be built:\n${output.trim()}`);
}

async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCE_PATHS.map((name) => listFiles(root, name)))).flat().toSorted();
  for (const name of files)
    hash
      .update(name)
      .update('\0')
      .update(await readFile(join(root, name)))
      .update('\0');
  return hash.digest('hex');
}

async function listFiles(root: string, name: string): Promise<string[]> {
  const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return (await readFile(join(root, name)).catch(() => null)) === null ? [] : [name];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

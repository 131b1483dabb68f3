import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMigratedFolder } from '../../tests/support/embeddedStore.ts';
import { withFolder } from '../../tests/support/importing.ts';
import { EmbeddedDatabase } from '../adapters/postgres/EmbeddedDatabase.ts';
import { DataFolderLock } from '../adapters/files/DataFolderLock.ts';

const ENTRY_FILE = new URL('./main.ts', import.meta.url).pathname;
const CSV_TABLE = 'id,name,price,image\n1,Linen Shirt,30,https://cdn.example/1.jpg\n2,Eau de Parfum,40,\n';
/** Long, because each test starts a process with an embedded store. */
const TIMEOUT_MS = 120_000;
/** Enough rows that progress is reported before the importer writes to the store. */
const MANY_ROWS = 10_000;

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly err: string;
}

function runImporter(dataDir: string, ...args: readonly string[]): Promise<Run> {
  return waitForEnd(startImporter(dataDir, args));
}

function startImporter(dataDir: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', ENTRY_FILE, ...args], {
    env: { ...process.env, ATELIER_DATA_DIR: dataDir, DATABASE_URL: '' },
  });
}

function waitForEnd(child: ChildProcessWithoutNullStreams): Promise<Run> {
  let [output, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, err })));
}

/** Creates a data folder from a dump, which is faster than creating a new store. */
async function createDataFolder(folder: string): Promise<string> {
  const database = await EmbeddedDatabase.open({ folder: join(folder, 'store'), from: await createMigratedFolder() });
  await database.close();
  return folder;
}

describe('npm run catalogue:import', () => {
  it(
    'imports into the data folder, again without duplicates, and not at all when interrupted',
    async () => {
      await withFolder(async (folder) => {
        const [file, report, manyFile, data] = ['feed.csv', 'skipped.txt', 'many.csv', 'data'].map((name) =>
          join(folder, name),
        ) as [string, string, string, string];
        await mkdir(data);
        await createDataFolder(data);
        await writeFile(file, CSV_TABLE);
        await writeFile(
          manyFile,
          `id,name,price\n${Array.from({ length: MANY_ROWS }, (_, row) => `${row},Shirt ${row},30\n`).join('')}`,
        );
        const firstRun = await runImporter(data, file, '--report', report);
        expect([firstRun.code, await readFile(report, 'utf8')]).toEqual([1, 'row 3: not clothing (fragrance)\n']);
        expect(firstRun.output).toContain('(1 new, 0 changed, 0 unchanged)');
        const child = startImporter(data, [manyFile, '--source', 'feed']);
        child.stderr.once('data', () => child.kill('SIGINT'));
        expect(await waitForEnd(child)).toMatchObject({
          code: 130,
          output: '',
          err: expect.stringContaining('Interrupted: nothing was imported.') as string,
        });
        // Item 2 must count as new. It would count as changed if the interrupted import had stored it.
        await writeFile(file, CSV_TABLE.replace('Eau de Parfum', 'Wool Coat'));
        expect((await runImporter(data, file)).output).toContain('(1 new, 0 changed, 1 unchanged)');
      });
    },
    TIMEOUT_MS,
  );

  it(
    'says in one line that the server holds the data folder',
    async () => {
      await withFolder(async (folder) => {
        const file = join(folder, 'feed.csv');
        await writeFile(file, CSV_TABLE);
        const lock = await DataFolderLock.acquire(folder);
        const { code, err } = await runImporter(folder, file);
        lock.release();
        expect(code).toBe(2);
        expect(err).toMatch(
          /^The data folder .* is in use by another instance \(process \d+\)\. Stop the server .*, then import\.\n$/,
        );
      });
    },
    TIMEOUT_MS,
  );

  it(
    'refuses an unreadable file in one line, and prints help on request',
    async () => {
      await withFolder(async (folder) => {
        const refusedRun = await runImporter(folder, join(folder, 'none.csv'));
        expect(refusedRun).toMatchObject({
          code: 2,
          output: '',
          err: `Refused: There is no file at ${join(folder, 'none.csv')}.\n`,
        });
        const unprintableRun = await runImporter(folder, join(folder, 'no\u001B[2J\nne.csv'));
        expect(unprintableRun.err).toBe(`Refused: There is no file at ${join(folder, 'no[2J ne.csv')}.\n`);
        expect(await runImporter(folder, '--help')).toMatchObject({
          code: 0,
          output: expect.stringContaining('Usage: npm run catalogue:import') as string,
        });
      });
    },
    TIMEOUT_MS,
  );
});

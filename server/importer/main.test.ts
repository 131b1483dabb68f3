import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFolder } from '../../tests/support/importing.ts';
import { DataFolderLock } from '../adapters/files/DataFolderLock.ts';

const ENTRY = new URL('./main.ts', import.meta.url).pathname;
const TABLE = 'id,name,price,image\n1,Linen Shirt,30,https://cdn.example/1.jpg\n2,Eau de Parfum,40,\n';
/** A first run prepares the data folder. */
const PATIENCE_MS = 90_000;

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(dataDir: string, ...args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, ...args], { env: { ...process.env, ATELIER_DATA_DIR: dataDir, DATABASE_URL: '' } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => { out += String(chunk); });
  child.stderr.on('data', (chunk) => { err += String(chunk); });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe('npm run catalogue:import', () => {
  it('imports into the data folder, and again without duplicates', async () => {
    await withFolder(async (folder) => {
      const [file, report] = [join(folder, 'feed.csv'), join(folder, 'left-out.txt')];
      await writeFile(file, TABLE);
      const first = await run(join(folder, 'data'), file, '--report', report);
      const second = await run(join(folder, 'data'), file);
      expect(first.out).toContain('(1 new, 0 changed, 0 unchanged)');
      expect(second.out).toContain('(0 new, 0 changed, 1 unchanged)');
      expect([first.code, second.code, await readFile(report, 'utf8')]).toEqual([1, 1, 'row 3: not clothing (fragrance)\n']);
    });
  }, PATIENCE_MS);

  it('says in one line that the server holds the data folder', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'feed.csv');
      await writeFile(file, TABLE);
      const lock = await DataFolderLock.take(folder);
      const { code, err } = await run(folder, file);
      lock.release();
      expect(code).toBe(2);
      expect(err).toMatch(/^The data folder .* is in use by another instance \(process \d+\)\. Stop the server .*, then import\.\n$/);
    });
  }, PATIENCE_MS);

  it('refuses what it cannot read in one line, and helps when asked', async () => {
    await withFolder(async (folder) => {
      const refused = await run(folder, join(folder, 'none.csv'));
      expect(refused).toMatchObject({ code: 2, out: '', err: `Refused: There is no file at ${join(folder, 'none.csv')}.\n` });
      expect(await run(folder, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: npm run catalogue:import') as string });
    });
  }, PATIENCE_MS);
});

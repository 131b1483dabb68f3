import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listStoredFiles } from './listStoredFiles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/start.js', css: ['assets/start.css'], assets: ['assets/serif.woff2'] },
    'late.ts': { file: 'assets/late.js', css: ['assets/start.css'] },
  };
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'service-worker.js'), 'store(self.__WB_MANIFEST)');
  await mkdir(join(folder, 'assets'));
  for (const name of ['start.js', 'late.js', 'start.css']) await writeFile(join(folder, 'assets', name), name);
  for (const name of ['index.html', 'mark.svg']) await writeFile(join(folder, name), name);
});
afterEach(() => rm(folder, { recursive: true }));

const readList = async () =>
  JSON.parse((await readFile(join(folder, 'service-worker.js'), 'utf8')).slice('store('.length, -1)) as {
    url: string;
    revision: string | null;
    integrity?: string;
  }[];

describe('listStoredFiles', () => {
  it('lists hashed files once without a revision, and named files with one that follows their content', async () => {
    await listStoredFiles(folder);
    const listBefore = await readList();
    const hashedUrls = listBefore.filter(({ revision }) => revision === null).map(({ url }) => url);
    expect(hashedUrls).toEqual(['/assets/late.js', '/assets/serif.woff2', '/assets/start.css', '/assets/start.js']);
    await writeFile(join(folder, 'service-worker.js'), 'store(self.__WB_MANIFEST)');
    await writeFile(join(folder, 'index.html'), 'another');
    await listStoredFiles(folder);
    const listAfter = await readList();
    expect(listAfter.map(({ url }) => url)).toEqual(listBefore.map(({ url }) => url));
    expect(listAfter[0]).not.toEqual(listBefore[0]);
    expect(listAfter[1]).toEqual(listBefore[1]);
  });

  it('lists the hashes of scripts and styles, so that the worker can tell damaged ones', async () => {
    await listStoredFiles(folder);
    const list = await readList();
    expect(list.find(({ url }) => url === '/assets/late.js')?.integrity).toBe(
      `sha256-${createHash('sha256').update('late.js').digest('base64')}`,
    );
    expect(list.filter(({ integrity }) => integrity !== undefined).map(({ url }) => url)).toEqual([
      '/assets/late.js',
      '/assets/start.css',
      '/assets/start.js',
    ]);
  });

  it('rejects when the worker has no place for the list', async () => {
    await writeFile(join(folder, 'service-worker.js'), 'store()');
    await expect(listStoredFiles(folder)).rejects.toThrow('no place');
  });
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureCache, UNUSED_COPY_MS } from './PictureCache.ts';

const NOW = Date.UTC(2026, 10, 23);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('removes copies that were not read for a while, and makes no folder for it', async () => {
  await mkdir(join(folder, 'ab'));
  const writeCopy = async (name: string, readAt: number) => {
    await writeFile(join(folder, 'ab', name), 'copy');
    await utimes(join(folder, 'ab', name), readAt / 1_000, (NOW - 2 * UNUSED_COPY_MS) / 1_000);
  };
  await writeCopy('old.avif', NOW - UNUSED_COPY_MS - 1_000);
  await writeCopy('used.avif', NOW - UNUSED_COPY_MS + 1_000);
  expect(await new PictureCache(folder).removeUnused(NOW)).toBe(1);
  expect(await readdir(join(folder, 'ab'))).toEqual(['used.avif']);
  expect(await new PictureCache(join(folder, 'missing')).removeUnused(NOW)).toBe(0);
});

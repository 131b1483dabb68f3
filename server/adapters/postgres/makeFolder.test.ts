import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

/** The child loads the whole engine. That a folder is made is seen where the product starts (scripts/start.test.ts). */
const PATIENCE_MS = 120_000;
/** So long that the system refuses it. */
const IMPOSSIBLE = 'x'.repeat(250);

describe('makeFolder', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'atelier-folder-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('begins nothing on a disk that is too small, and leaves nothing there', async () => {
    await mkdir(join(parent, 'store.draft.1'));
    await expect(makeFolder(join(parent, 'store'), async () => 30 * 1024 ** 2)).rejects.toThrow(
      `The disk of ${parent} has 30 MB left and 150 are needed: free some space, or set ATELIER_DATA_DIR to a folder on a larger disk.`);
    expect(await readdir(parent)).toEqual([]);
  });

  it('clears up where the disk fills meanwhile', async () => {
    const left = [200, 5];
    await expect(makeFolder(join(parent, IMPOSSIBLE), async () => (left.shift() ?? 0) * 1024 ** 2)).rejects.toThrow(/has 5 MB left/u);
    expect(await readdir(parent)).toEqual([]);
  }, PATIENCE_MS);

  it('says why a folder could not be made', async () => {
    await expect(makeFolder(join(parent, IMPOSSIBLE))).rejects.toThrow(/^The data folder could not be made \(code 1\)\.[\s\S]*ENAMETOOLONG/u);
  }, PATIENCE_MS);
});

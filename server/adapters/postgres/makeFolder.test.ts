import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

/** Loading the engine in a child process takes seconds. `scripts/start.test.ts` tests the success. */
const START_TIMEOUT_MS = 120_000;
/** A file name that is too long for file systems. */
const TOO_LONG_NAME = 'x'.repeat(250);

describe('makeFolder', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'atelier-folder-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('creates nothing on a disk that is too small', async () => {
    await mkdir(join(parent, 'store.draft.1'));
    await expect(makeFolder(join(parent, 'store'), async () => 30 * 1024 ** 2)).rejects.toThrow(
      `The disk of ${parent} has 30 MB left and 150 are needed: free some space, or set ATELIER_DATA_DIR to a folder on a larger disk.`,
    );
    expect(await readdir(parent)).toEqual([]);
  });

  it(
    'cleans up if the disk fills in the meantime',
    async () => {
      const freeMegabytes = [200, 5];
      await expect(
        makeFolder(join(parent, TOO_LONG_NAME), async () => (freeMegabytes.shift() ?? 0) * 1024 ** 2),
      ).rejects.toThrow(/has 5 MB left/u);
      expect(await readdir(parent)).toEqual([]);
    },
    START_TIMEOUT_MS,
  );

  it(
    'reports why a folder could not be created',
    async () => {
      await expect(makeFolder(join(parent, TOO_LONG_NAME))).rejects.toThrow(
        /^The data folder could not be made \(code 1\)\.[\s\S]*ENAMETOOLONG/u,
      );
    },
    START_TIMEOUT_MS,
  );
});

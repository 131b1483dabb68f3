import { mkdtemp, rm } from 'node:fs/promises';
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

  it('says why a folder could not be made', async () => {
    await expect(makeFolder(join(parent, IMPOSSIBLE))).rejects.toThrow(/^The data folder could not be made \(code 1\)\.[\s\S]*ENAMETOOLONG/u);
  }, PATIENCE_MS);
});

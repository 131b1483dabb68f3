import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFolder } from '../../../tests/support/importing.ts';
import { openSource } from './SourceFile.ts';

const PRODUCT = '{"id":"A1","title":"Linen Shirt","price":"30"}';
const createFile = (path: string) => writeFile(path, PRODUCT);

describe('openSource', () => {
  it('reads the documents of a folder, also through a link within it', async () => {
    await withFolder(async (folder) => {
      await createFile(join(folder, 'a.json'));
      await symlink('a.json', join(folder, 'b.json'));
      expect((await openSource(folder, null)).files.length).toBe(2);
    });
  });

  it.each([
    ['a link to a file outside of it', (at: string) => symlink(join('..', 'secret.json'), at), 'outside of the folder'],
    ['a link that leads nowhere', (at: string) => symlink('none.json', at), 'cannot be read'],
    ['a folder', (at: string) => mkdir(at), 'not a file'],
    ['a pipe', async (at: string) => void execFileSync('mkfifo', [at]), 'not a file'],
  ])('refuses a folder with %s', async (_what, make, reason) => {
    await withFolder(async (folder) => {
      const feed = join(folder, 'feed');
      await mkdir(feed);
      await createFile(join(folder, 'secret.json'));
      await createFile(join(feed, 'a.json'));
      await make(join(feed, 'b.json'));
      await expect(openSource(feed, null)).rejects.toThrow(reason);
    });
  });

  it('refuses a pipe, which it would wait for', async () => {
    await withFolder(async (folder) => {
      execFileSync('mkfifo', [join(folder, 'feed.csv')]);
      await expect(openSource(join(folder, 'feed.csv'), null)).rejects.toThrow('neither a file nor a folder');
    });
  });
});

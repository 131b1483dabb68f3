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
    [
      'a link to a file outside of it',
      (path: string) => symlink(join('..', 'secret.json'), path),
      'outside of the folder',
    ],
    ['a link that leads nowhere', (path: string) => symlink('none.json', path), 'cannot be read'],
    ['a folder', (path: string) => mkdir(path), 'not a file'],
    ['a pipe', async (path: string) => void execFileSync('mkfifo', [path]), 'not a file'],
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

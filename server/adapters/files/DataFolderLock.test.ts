import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, DataFolderLock } from './DataFolderLock.ts';

describe('DataFolderLock', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const lockFile = () => join(folder, 'lock.json');

  it('admits one holder at a time, and the next after release', async () => {
    const lock = await DataFolderLock.acquire(folder);
    await expect(DataFolderLock.acquire(folder)).rejects.toThrow(DataFolderInUseError);
    lock.release();
    lock.release();
    (await DataFolderLock.acquire(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the process that holds the folder', async () => {
    await DataFolderLock.acquire(folder);
    await expect(DataFolderLock.acquire(folder)).rejects.toThrow(`process ${process.pid}`);
  });

  it('takes over the lock of a process that has died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await writeFile(lockFile(), JSON.stringify({ pid: child.pid, started: '1' }));
    (await DataFolderLock.acquire(folder)).release();
  });

  it('takes over a lock whose process id now belongs to another process', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    (await DataFolderLock.acquire(folder)).release();
  });

  it('takes over a lock that is not valid JSON', async () => {
    await writeFile(lockFile(), '{"pid":');
    (await DataFolderLock.acquire(folder)).release();
  });

  it('does not release a lock that another process holds by now', async () => {
    const lock = await DataFolderLock.acquire(folder);
    await writeFile(lockFile(), 'another');
    lock.release();
    expect(await readFile(lockFile(), 'utf8')).toBe('another');
  });

  it('reports why a folder cannot be locked', async () => {
    await expect(DataFolderLock.acquire(join(folder, 'missing'))).rejects.toThrow('ENOENT');
  });
});

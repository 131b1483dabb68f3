import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderInUseError, DataFolderLock, DataFolderUnusableError } from './DataFolderLock.ts';

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

  describe('of a process elsewhere, such as in another container', () => {
    const elsewhere = JSON.stringify({ pid: process.pid, started: '1', place: 'another-start-of-a-machine pid:[1]' });
    const acquireAfter = async (wait: () => Promise<unknown>) => {
      await writeFile(lockFile(), elsewhere);
      const lines: string[] = [];
      const outcome = await DataFolderLock.acquire(folder, { report: (line) => lines.push(line), wait }).then(
        (lock) => lock.release(),
        (cause: unknown) => cause,
      );
      return { outcome, lines };
    };

    it('is respected while that process touches its lock file', async () => {
      let waitCount = 0;
      const { outcome, lines } = await acquireAfter(async () => {
        waitCount += 1;
        if (waitCount === 3) await utimes(lockFile(), 1, 1);
      });
      expect(outcome).toBeInstanceOf(DataFolderInUseError);
      expect([waitCount, lines]).toEqual([3, [expect.stringContaining('Waiting up to 20 s')]]);
      expect(await readFile(lockFile(), 'utf8')).toBe(elsewhere);
    });

    it('is taken over if that process no longer touches its lock file', async () => {
      expect((await acquireAfter(async () => undefined)).outcome).toBeUndefined();
      expect(await readdir(folder)).toEqual([]);
    });

    it('is taken over when it is released meanwhile', async () => {
      expect((await acquireAfter(() => rm(lockFile(), { force: true }))).outcome).toBeUndefined();
    });
  });

  it('touches the lock file, and reports when another process has taken over the folder', async () => {
    const onLost = vi.fn();
    const lock = await DataFolderLock.acquire(folder, { touchIntervalMs: 2, onLost });
    await utimes(lockFile(), 1, 1);
    await vi.waitFor(async () => expect((await stat(lockFile())).mtimeMs).toBeGreaterThan(1_000));
    await writeFile(lockFile(), 'another');
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    lock.release();
    expect(await readFile(lockFile(), 'utf8')).toBe('another');
  });

  it('does not release a lock that another process holds by now', async () => {
    const lock = await DataFolderLock.acquire(folder);
    await writeFile(lockFile(), 'another');
    lock.release();
    expect(await readFile(lockFile(), 'utf8')).toBe('another');
  });

  it.each([
    ['that is missing', (path: string) => rm(path, { recursive: true }), 'ENOENT'],
    [
      'on a full disk',
      (path: string) => symlink('/dev/full', join(path, `lock.json.${process.pid}`)),
      'free some space',
    ],
  ])('reports why a folder %s cannot be locked, and leaves nothing', async (_what, makeUnusable, reason) => {
    const path = join(folder, 'data');
    await mkdir(path);
    await makeUnusable(path);
    const refusal = await DataFolderLock.acquire(path).catch((cause: unknown) => cause as Error);
    expect(refusal).toBeInstanceOf(DataFolderUnusableError);
    expect(`${String(refusal)}`).toContain(`The data folder ${path} cannot be written to`);
    expect(`${String(refusal)}`).toContain(reason);
    expect(await readdir(path).catch(() => [])).toEqual([]);
  });
});

import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Another running process holds the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

interface LockOwner {
  readonly pid: number;
  /** When the process started, to tell it from a later process with the same id. */
  readonly started: string;
}

const MAX_ATTEMPTS = 3;

/**
 * Allows one process per data folder: the embedded store does not stop a second process from opening it, which would
 * damage the data. Takes over the lock of a process that has died.
 */
export class DataFolderLock {
  readonly #path: string;
  readonly #owner: string;
  private constructor(path: string, owner: string) {
    this.#path = path;
    this.#owner = owner;
  }

  /** Rejects with a `DataFolderInUseError`, or with the file system's error. */
  static async acquire(folder: string): Promise<DataFolderLock> {
    const path = join(folder, 'lock.json');
    const owner = JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) } satisfies LockOwner);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (await createLockFile(path, owner)) return new DataFolderLock(path, owner);
      await removeIfStale(path, folder);
    }
    throw new DataFolderInUseError(`The data folder ${folder} is being taken by another process.`);
  }

  /** Releases the folder. A no-op when called twice or after another process took over. */
  release(): void {
    try {
      if (readFileSync(this.#path, 'utf8') === this.#owner) unlinkSync(this.#path);
    } catch (cause) {
      if (!hasCode(cause, 'ENOENT')) throw cause;
    }
  }
}

/** Creates the file and its content in one atomic step, so that no reader sees a partial file. */
async function createLockFile(path: string, owner: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, owner);
  try {
    await link(draft, path);
    return true;
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return false;
    throw cause;
  } finally {
    await unlink(draft);
  }
}

async function removeIfStale(path: string, folder: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoreCode('ENOENT'));
  if (text === undefined) return;
  const owner = parseOwner(text);
  if (owner !== null && readStartTime(owner.pid) === owner.started) {
    throw new DataFolderInUseError(`The data folder ${folder} is in use by another instance (process ${owner.pid}).`);
  }
  const asidePath = `${path}.stale.${process.pid}`;
  await rename(path, asidePath).catch(ignoreCode('ENOENT'));
  const movedText = await readFile(asidePath, 'utf8').catch(ignoreCode('ENOENT'));
  // Another process may have taken the folder between the check and the move: restore its lock.
  if (movedText !== undefined && movedText !== text) await link(asidePath, path).catch(ignoreCode('EEXIST'));
  await unlink(asidePath).catch(ignoreCode('ENOENT'));
}

function parseOwner(text: string): LockOwner | null {
  try {
    return JSON.parse(text) as LockOwner;
  } catch {
    return null;
  }
}

function ignoreCode(code: string): (cause: unknown) => undefined {
  return (cause) => {
    if (!hasCode(cause, code)) throw cause;
  };
}

/** Identifies the start of a process; '' if there is no such process. */
function readStartTime(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (!hasCode(cause, 'EPERM')) return '';
  }
  try {
    // Field 22 is the start time in ticks since boot. The process name before it may contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? 'running');
  } catch {
    return 'running';
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}

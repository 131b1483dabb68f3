import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Another running process works in the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

interface Owner {
  readonly pid: number;
  /** When that process started, so that a later process with the same number is not taken for it. */
  readonly started: string;
}

const ATTEMPTS = 3;

/**
 * One process a data folder: the embedded store does not stop a second one from opening it and would be
 * damaged. The lock of a process that has died is taken over.
 */
export class DataFolderLock {
  readonly #path: string;
  readonly #owner: string;
  private constructor(path: string, owner: string) {
    this.#path = path;
    this.#owner = owner;
  }

  /** Rejects with a `DataFolderInUseError`, or with the error of the file system. */
  static async take(folder: string): Promise<DataFolderLock> {
    const path = join(folder, 'lock.json');
    const owner = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (await createdBy(path, owner)) return new DataFolderLock(path, owner);
      await removeIfStale(path, folder);
    }
    throw new DataFolderInUseError(`The data folder ${folder} is being taken by another process.`);
  }

  /** Gives the folder free; called twice, or after another process took over, it does nothing. */
  release(): void {
    try {
      if (readFileSync(this.#path, 'utf8') === this.#owner) unlinkSync(this.#path);
    } catch (cause) {
      if (!isCode(cause, 'ENOENT')) throw cause;
    }
  }
}

/** The file appears with its content in one step, so that nobody reads half of it. */
async function createdBy(path: string, owner: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, owner);
  try {
    await link(draft, path);
    return true;
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) return false;
    throw cause;
  } finally {
    await unlink(draft);
  }
}

async function removeIfStale(path: string, folder: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoring('ENOENT'));
  if (text === undefined) return;
  const owner = parsed(text);
  if (owner !== null && startOf(owner.pid) === owner.started) {
    throw new DataFolderInUseError(`The data folder ${folder} is in use by another instance (process ${owner.pid}).`);
  }
  const aside = `${path}.stale.${process.pid}`;
  await rename(path, aside).catch(ignoring('ENOENT'));
  const moved = await readFile(aside, 'utf8').catch(ignoring('ENOENT'));
  // Between the look and the move another process may have taken the folder: its lock goes back.
  if (moved !== undefined && moved !== text) await link(aside, path).catch(ignoring('EEXIST'));
  await unlink(aside).catch(ignoring('ENOENT'));
}

function parsed(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null;
  }
}

function ignoring(code: string): (cause: unknown) => undefined {
  return (cause) => {
    if (!isCode(cause, code)) throw cause;
  };
}

/** A mark of the process's start; '' where there is no such process. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (!isCode(cause, 'EPERM')) return '';
  }
  try {
    // The 22nd field: start time in ticks since boot. The name before it may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : fields[19] ?? 'running';
  } catch {
    return 'running';
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}

import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { readFileSync, readlinkSync, unlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another running process uses the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/** The data folder cannot be written to. The message names the folder, the reason and what to do. */
export class DataFolderUnusableError extends Error {
  override readonly name = 'DataFolderUnusableError';
  constructor(folder: string, cause: NodeJS.ErrnoException) {
    const advice =
      cause.code === 'ENOSPC'
        ? 'its disk is full: free some space, or set ATELIER_DATA_DIR to a folder on another disk'
        : `${cause.code ?? cause.message}: let this user write to it, or set ATELIER_DATA_DIR to another folder`;
    super(`The data folder ${folder} cannot be written to (${advice}).`, { cause });
  }
}

interface LockOwner {
  readonly pid: number;
  /** The start time of the process, which distinguishes it from a later process with the same id. */
  readonly started: string;
  /** Identifies the container or machine, because each has its own process ids. */
  readonly place?: string;
}

export interface DataFolderLockOptions {
  /** Receives a message if it takes long to find out whether the lock's owner is running. */
  readonly report?: (line: string) => void;
  /** Called when another process has taken the folder over, because this process was suspended for too long. */
  readonly onLost?: () => void;
  /** The interval at which the lock file is touched, in milliseconds. */
  readonly touchIntervalMs?: number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const MAX_ATTEMPTS = 3;
const TOUCH_INTERVAL_MS = 2_000;
/** After this many missed touches, the lock of another container or machine counts as abandoned. */
const MAX_MISSED_TOUCHES = 10;

/**
 * Allows one process per data folder, because a second process would damage the embedded store. Takes over the lock
 * of a dead process. Each owner touches the lock file regularly, because process ids tell nothing about other
 * containers and machines.
 */
export class DataFolderLock {
  readonly #path: string;
  readonly #owner: string;
  readonly #touchIntervalMs: number;
  readonly #onLost: () => void;
  #timer: NodeJS.Timeout;
  #isReleased = false;

  private constructor(path: string, owner: string, options: DataFolderLockOptions) {
    this.#path = path;
    this.#owner = owner;
    this.#touchIntervalMs = options.touchIntervalMs ?? TOUCH_INTERVAL_MS;
    this.#onLost = options.onLost ?? endProcess;
    this.#timer = this.#scheduleTouch();
  }

  /** Takes the lock. Rejects with a `DataFolderInUseError` or a `DataFolderUnusableError`. */
  static async acquire(folder: string, options: DataFolderLockOptions = {}): Promise<DataFolderLock> {
    const path = join(folder, 'lock.json');
    const owner = JSON.stringify(describeOwnProcess());
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const isCreated = await createLockFile(path, owner).catch((cause: NodeJS.ErrnoException) => {
        throw new DataFolderUnusableError(folder, cause);
      });
      if (isCreated) return new DataFolderLock(path, owner, options);
      await removeIfStale(path, folder, options);
    }
    throw new DataFolderInUseError(`The data folder ${folder} is being taken by another process.`);
  }

  /** Releases the folder. Does nothing after another process has taken it over. */
  release(): void {
    this.#isReleased = true;
    clearTimeout(this.#timer);
    try {
      if (readFileSync(this.#path, 'utf8') === this.#owner) unlinkSync(this.#path);
    } catch (cause) {
      if (!hasCode(cause, 'ENOENT')) throw cause;
    }
  }

  #scheduleTouch(): NodeJS.Timeout {
    return setTimeout(() => void this.#touchLockFile(), this.#touchIntervalMs).unref();
  }

  /** Touches the lock file. Never rejects, because a brief disk failure must not end the process. */
  async #touchLockFile(): Promise<void> {
    const text = await readFile(this.#path, 'utf8').catch(() => this.#owner);
    if (this.#isReleased) return;
    if (text !== this.#owner) return this.#onLost();
    await utimes(this.#path, new Date(), new Date()).catch(() => undefined);
    if (!this.#isReleased) this.#timer = this.#scheduleTouch();
  }
}

/** Ends this process at once. Writing to a store that another process has opened would damage it. */
function endProcess(): void {
  process.stderr.write('Another instance has taken the data folder over, because this one stood still. It ends now.\n');
  process.exit(1);
}

function describeOwnProcess(): LockOwner {
  return { pid: process.pid, started: readStartTime(process.pid), place: describePlace() };
}

/** Identifies this machine since its last boot, and the namespace of its process ids. */
function describePlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Creates the file with its content atomically, so that nobody reads a partial file. */
async function createLockFile(path: string, owner: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, owner);
    await link(draft, path);
    return true;
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return false;
    throw cause;
  } finally {
    await unlink(draft).catch(ignoreCode('ENOENT'));
  }
}

async function removeIfStale(path: string, folder: string, options: DataFolderLockOptions): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoreCode('ENOENT'));
  if (text === undefined) return;
  const owner = parseOwner(text);
  if (owner !== null && isElsewhere(owner)) {
    if (await waitForTouch(path, folder, options))
      throw new DataFolderInUseError(
        `The data folder ${folder} is in use by an instance in another container or on another machine.`,
      );
  } else if (owner !== null && readStartTime(owner.pid) === owner.started) {
    throw new DataFolderInUseError(`The data folder ${folder} is in use by another instance (process ${owner.pid}).`);
  }
  const staleLockPath = `${path}.stale.${process.pid}`;
  await rename(path, staleLockPath).catch(ignoreCode('ENOENT'));
  const movedText = await readFile(staleLockPath, 'utf8').catch(ignoreCode('ENOENT'));
  // Another process may have taken the folder between the check and the move. Restore its lock then.
  if (movedText !== undefined && movedText !== text) await link(staleLockPath, path).catch(ignoreCode('EEXIST'));
  await unlink(staleLockPath).catch(ignoreCode('ENOENT'));
}

/** Whether the lock belongs to another container or machine. Earlier versions wrote no place. */
const isElsewhere = ({ place }: LockOwner): boolean => place !== undefined && place !== describePlace();

/**
 * Waits to see whether the owner of a lock still touches it. Compares times of the same file, because the clocks of
 * two machines differ.
 */
async function waitForTouch(path: string, folder: string, options: DataFolderLockOptions): Promise<boolean> {
  const intervalMs = options.touchIntervalMs ?? TOUCH_INTERVAL_MS;
  const seconds = Math.ceil((MAX_MISSED_TOUCHES * intervalMs) / 1_000);
  options.report?.(
    `An instance in another container or on another machine used ${folder}. Waiting up to ${seconds} s to see whether it has ended...`,
  );
  const readTime = async () => (await stat(path).catch(ignoreCode('ENOENT')))?.mtimeMs;
  const knownTime = await readTime();
  for (let missedCount = 0; missedCount < MAX_MISSED_TOUCHES; missedCount += 1) {
    await (options.wait ?? wait)(intervalMs);
    const time = await readTime();
    if (time !== knownTime) return time !== undefined;
  }
  return false;
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

/** The start time of a process; '' if there is no such process. */
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

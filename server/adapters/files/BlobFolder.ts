import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkBlobKey } from '../../application/ports/Blobs.ts';
import type { BlobKey, Blobs } from '../../application/ports/Blobs.ts';
import { measureFreeSpace, type MeasureFreeSpace } from './measureFreeSpace.ts';

/** Only the server's operating system user may read shoppers' photos. */
const PRIVATE_FILE_MODE = 0o600;
const PRIVATE_FOLDER_MODE = 0o700;
/** Free disk space that files must leave for the store. */
const RESERVED_BYTES = 100 * 2 ** 20;

/**
 * Stores blobs as files. Their folders are named after the first letters of the id, so that no folder grows too
 * large.
 */
export class BlobFolder implements Blobs {
  readonly #folder: string;
  readonly #measureSpace: MeasureFreeSpace;
  #draftCount = 0;

  constructor(folder: string, measureSpace: MeasureFreeSpace = measureFreeSpace) {
    this.#folder = folder;
    this.#measureSpace = measureSpace;
  }

  async put(key: BlobKey, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.#getPath(key);
    this.#draftCount += 1;
    const draft = `${path}.${process.pid}-${this.#draftCount}.draft`;
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER_MODE });
    if ((await this.#measureSpace(dirname(path))) < RESERVED_BYTES)
      throw new Error('The rest of the disk is reserved for the store.');
    try {
      await writeDurably(draft, bytes);
      await rename(draft, path);
    } catch (cause) {
      await rm(draft, { force: true });
      throw cause;
    }
  }

  async get(key: BlobKey): Promise<Uint8Array | null> {
    return readFile(this.#getPath(key)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return null;
      throw cause;
    });
  }

  async remove(key: BlobKey): Promise<boolean> {
    const path = this.#getPath(key);
    const isRemoved = await removeFile(path);
    for (const draft of await listDrafts(path)) await rm(draft, { force: true });
    return isRemoved;
  }

  #getPath(key: BlobKey): string {
    checkBlobKey(key);
    return join(this.#folder, key.collection, key.id.slice(0, 2), key.id);
  }
}

/** Resolves to false if there is no such file. */
async function removeFile(path: string): Promise<boolean> {
  try {
    await rm(path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw cause;
  }
}

/** Drafts of the file that a killed process left unfinished. */
async function listDrafts(path: string): Promise<readonly string[]> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.draft'))
    .map((name) => join(folder, name));
}

/**
 * Writes a file. Flushes it to disk before renaming, so that a power cut leaves no partial file under the final name.
 */
async function writeDurably(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE_MODE);
  try {
    if (bytes instanceof Uint8Array) await file.writeFile(bytes);
    else for await (const chunk of bytes) await file.appendFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

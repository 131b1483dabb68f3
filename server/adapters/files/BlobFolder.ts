import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBlobKey } from '../../application/ports/Blobs.ts';
import type { BlobKey, Blobs } from '../../application/ports/Blobs.ts';

/** Nobody but the product's own user reads photos of shoppers. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Blobs as files of a folder, in folders by the first letters of their id so that none grows too large. */
export class BlobFolder implements Blobs {
  readonly #folder: string;
  #drafts = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: BlobKey, bytes: Uint8Array): Promise<void> {
    const path = this.#path(key);
    this.#drafts += 1;
    const draft = `${path}.${process.pid}-${this.#drafts}.draft`;
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    try {
      await writeThrough(draft, bytes);
      await rename(draft, path);
    } catch (cause) {
      await rm(draft, { force: true });
      throw cause;
    }
  }

  async get(key: BlobKey): Promise<Uint8Array | null> {
    return readFile(this.#path(key)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return null;
      throw cause;
    });
  }

  async remove(key: BlobKey): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  #path(key: BlobKey): string {
    checkBlobKey(key);
    return join(this.#folder, key.collection, key.id.slice(0, 2), key.id);
  }
}

/** On the disk before it gets its name, so that a power cut leaves no half file under it. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

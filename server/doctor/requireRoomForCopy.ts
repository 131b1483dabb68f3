import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasureFreeSpace } from '../adapters/postgres/openFolder.ts';

const BYTES_PER_MEGABYTE = 1024 ** 2;
/** Number of bytes that the engine writes when it opens a store. */
const WRITTEN_BYTES = 60 * BYTES_PER_MEGABYTE;

/** Rejects if the disk of `target` has no room for a copy of the folder. The message says what to do. */
export async function requireRoomForCopy(
  folder: string,
  target: string,
  measureSpace: MeasureFreeSpace,
): Promise<void> {
  const neededBytes = (await measureSize(folder)) + WRITTEN_BYTES;
  const freeBytes = await measureSpace(target);
  if (freeBytes >= neededBytes) return;
  const [neededMb, freeMb] = [neededBytes, freeBytes].map((bytes) => Math.ceil(bytes / BYTES_PER_MEGABYTE));
  throw new Error(
    `${folder} was not examined: the copy that is examined needs ${neededMb} MB, and the disk of ${target} has ${freeMb} MB left. Set TMPDIR to a folder on a larger disk.`,
  );
}

async function measureSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether this process may use a file. `mode` has the bits of `fs.constants`. */
export type MayUse = (path: string, mode: number) => Promise<boolean>;

const mayUseFile: MayUse = (path, mode) =>
  access(path, mode).then(
    () => true,
    () => false,
  );

/** The first file or folder of a store that this process may not use; null if it may use all. */
export async function findForbiddenFile(
  folder: string,
  mode: number = constants.R_OK | constants.W_OK,
  mayUse: MayUse = mayUseFile,
): Promise<string | null> {
  if (!(await mayUse(folder, mode | constants.X_OK))) return folder;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const forbiddenPath = entry.isDirectory() ? await findForbiddenFile(path, mode, mayUse) : null;
    if (forbiddenPath !== null) return forbiddenPath;
    if (!entry.isDirectory() && !(await mayUse(path, mode))) return path;
  }
  return null;
}

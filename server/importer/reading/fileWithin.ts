import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Why a file of a folder must not be read; null if it may. A folder may come from somebody else: a link in it could
 * publish a private file of this machine, and a pipe or a device would be read forever.
 */
export async function findReasonAgainstFile(file: string, folder: string): Promise<string | null> {
  const [realFile, realFolder] = await Promise.all([realpath(file), realpath(folder)]);
  if (!realFile.startsWith(realFolder.endsWith(sep) ? realFolder : realFolder + sep))
    return 'it is a link to a file outside of the folder';
  return (await stat(realFile)).isFile() ? null : 'it is not a file';
}

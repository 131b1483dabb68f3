import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Why a file in a folder must not be read; null if it may. In a folder from somebody else, a link could publish a
 * private file of this machine, and a pipe would never end.
 */
export async function findReasonAgainstFile(file: string, folder: string): Promise<string | null> {
  const [realFile, realFolder] = await Promise.all([realpath(file), realpath(folder)]);
  if (!realFile.startsWith(realFolder.endsWith(sep) ? realFolder : realFolder + sep))
    return 'it is a link to a file outside of the folder';
  return (await stat(realFile)).isFile() ? null : 'it is not a file';
}

import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Returns why a file in a folder must not be read; null if it may be. If the folder is from somebody else, a link in
 * it could publish a private file of this machine, and reading a pipe would never end.
 */
export async function findReasonAgainstFile(file: string, folder: string): Promise<string | null> {
  const [realFile, realFolder] = await Promise.all([realpath(file), realpath(folder)]);
  if (!realFile.startsWith(realFolder.endsWith(sep) ? realFolder : realFolder + sep))
    return 'it is a link to a file outside of the folder';
  return (await stat(realFile)).isFile() ? null : 'it is not a file';
}

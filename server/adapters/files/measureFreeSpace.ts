import { statfs } from 'node:fs/promises';

/** Measures the free disk space for a folder, in bytes. */
export type MeasureFreeSpace = (folder: string) => Promise<number>;

export const measureFreeSpace: MeasureFreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

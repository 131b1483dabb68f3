import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobFolder } from '../adapters/files/BlobFolder.ts';
import { examineAccounts, examinePictures } from './examineFiles.ts';
import { examineStore } from './examineStore.ts';
import type { Finding } from './Finding.ts';

/** Checks everything in a data folder without changing it. Returns nothing for an empty folder. */
export async function examineDataFolder(dataDir: string): Promise<readonly Finding[]> {
  const folder = join(dataDir, 'store');
  const accounts = await examineAccounts(join(dataDir, 'auth'));
  const otherFindings = accounts === null ? [] : [accounts];
  if (
    await access(folder).then(
      () => false,
      () => true,
    )
  )
    return otherFindings;
  const { findings, pictureIds } = await examineStore(folder);
  const pictures =
    pictureIds === null ? [] : [await examinePictures(pictureIds, new BlobFolder(join(dataDir, 'blobs')))];
  return [...findings, ...pictures, ...otherFindings];
}

export function reportText(dataDir: string, findings: readonly Finding[]): string {
  if (findings.length === 0)
    return `There is nothing to check in ${dataDir}: no store and no accounts. Set ATELIER_DATA_DIR to another folder.\n`;
  const lines = findings.map(
    ({ part, isIntact, verdict }) => `  ${isIntact ? 'whole  ' : 'DAMAGED'}  ${part}: ${verdict}`,
  );
  const remedies = [...new Set(findings.flatMap(({ remedy }) => remedy ?? []))].map((remedy) => `  ${remedy}`);
  const advice =
    remedies.length === 0
      ? ['Everything is whole.']
      : ['What to do, after a copy of the whole folder was put aside:', ...remedies];
  return [`The data folder ${dataDir}`, ...lines, ...advice, ''].join('\n');
}

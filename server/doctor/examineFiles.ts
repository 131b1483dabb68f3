import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from '../application/ports/Blobs.ts';
import type { Finding } from './Finding.ts';

/** Checks that each picture in the store has a file that is not empty. */
export async function examinePictures(ids: readonly string[], blobs: Pick<Blobs, 'get'>): Promise<Finding> {
  const part = 'photos of shoppers';
  let missingCount = 0;
  for (const id of ids) {
    const bytes = await blobs.get({ collection: 'attachments', id }).catch(() => null);
    if (bytes === null || bytes.length === 0) missingCount += 1;
  }
  if (missingCount === 0) return { part, isIntact: true, verdict: `All ${ids.length} that the store names are there.` };
  return {
    part,
    isIntact: false,
    verdict: `${missingCount} of ${ids.length} that the store names are missing or empty.`,
    remedy:
      'Bring the folder "blobs" back from a backup; without one, Atelier works on, and conversations leave those photos out.',
  };
}

/** Checks the accounts of the identity emulator; null with a real identity provider. */
export async function examineAccounts(folder: string): Promise<Finding | null> {
  const path = join(folder, 'accounts.json');
  if (
    await stat(path).then(
      () => false,
      () => true,
    )
  )
    return null;
  const part = 'accounts of the identity emulator';
  const accounts = await readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as { users?: readonly unknown[] } | null)
    .catch(() => null);
  if (Array.isArray(accounts?.users ?? (accounts === null ? null : []))) {
    return { part, isIntact: true, verdict: `${accounts?.users?.length ?? 0} in ${path}.` };
  }
  return {
    part,
    isIntact: false,
    verdict: `${path} is cut off or is not JSON.`,
    remedy: `Bring ${path} back from a backup; without one, move it away: the demo account is made anew, other people sign up again.`,
  };
}

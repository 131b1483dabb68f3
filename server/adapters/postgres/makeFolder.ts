import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { measureFreeSpace, requireRoom } from './openFolder.ts';
import type { MeasureFreeSpace } from './openFolder.ts';

/**
 * Creates a data folder of the embedded store under a temporary name and renames it when complete, so that an
 * interrupted attempt does no harm. Removes the leftovers of earlier attempts. Rejects with a `NoRoomError` if the
 * disk has too little space.
 */
export async function makeFolder(folder: string, measureSpace: MeasureFreeSpace = measureFreeSpace): Promise<void> {
  const draftPrefix = `${basename(folder)}.draft.`;
  for (const name of await readdir(dirname(folder))) {
    if (name.startsWith(draftPrefix)) await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
  // A unique name, because the child process of a killed attempt may still be writing to that attempt's draft.
  const draft = join(dirname(folder), `${draftPrefix}${process.pid}`);
  await requireRoom(folder, measureSpace);
  try {
    await makeInDraft(draft);
    await rename(draft, folder);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Other programs may have filled the disk meanwhile.
    await requireRoom(folder, measureSpace);
    throw cause;
  }
}

async function makeInDraft(draft: string): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(fileURLToPath(new URL('./newFolderProcess.ts', import.meta.url)), [draft], {
    execArgv: ['--import', tsx],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errorText = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorText = (errorText + text).slice(-4_000);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code !== 0)
    throw new Error(`The data folder could not be made (${signal ?? `code ${code}`}). ${errorText.trim()}`.trim());
}

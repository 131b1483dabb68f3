import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFile, CataloguePicture } from './catalogue/CatalogueFile.ts';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { composeItem, itemId } from './catalogue/composeItem.ts';
import { writeContactSheets } from './contactSheets.ts';
import { landmarksOf } from './drawItem.ts';
import { fingerprints } from './fingerprint.ts';
import { loadSilhouettes } from './register.ts';
import { drawInThreads } from './workshop.ts';

export interface Run { readonly catalogue: string; readonly cache: string; readonly workers: number; readonly only: string; readonly sheets: boolean }

/** What was drawn, and from what: committed with the pictures so that a fresh clone draws nothing anew. */
type Ledger = Record<string, { readonly fingerprint: string; readonly pictures: readonly CataloguePicture[] }>;

/** Draws what has changed since the last run, and writes the catalogue. It may be stopped and started again at any time. */
export async function drawCatalogue({ catalogue, cache, workers, only, sheets }: Run): Promise<void> {
  const ledgerFile = join(catalogue, 'drawn.json');
  await mkdir(cache, { recursive: true });
  const ledger: Ledger = existsSync(ledgerFile) ? JSON.parse(await readFile(ledgerFile, 'utf8')) as Ledger : {};
  const prints = await fingerprints();
  const silhouettes = await loadSilhouettes();
  const current = new Map(catalogueItems.map((item) => [itemId(item), prints.of(item, silhouettes.get(item.cut)!)]));

  const needsDrawing = (id: string): boolean => {
    const known = ledger[id];
    return !known || known.fingerprint !== current.get(id) || !known.pictures.every((picture) => existsSync(join(catalogue, picture.file)));
  };
  const save = async (): Promise<CatalogueFile['items']> => {
    const items = catalogueItems.map((item) => {
      const silhouette = silhouettes.get(item.cut)!;
      return composeItem(item, silhouette, { pictures: ledger[itemId(item)]?.pictures ?? [], landmarks: landmarksOf(item, silhouette) });
    });
    const file: CatalogueFile = { version: 1, items };
    await writeFile(join(catalogue, 'catalogue.json'), `${JSON.stringify(file, null, 1)}\n`);
    await writeFile(ledgerFile, `${JSON.stringify(Object.fromEntries(Object.entries(ledger).filter(([id]) => current.has(id))), null, 1)}\n`);
    return items;
  };

  const outdated = catalogueItems.flatMap((item, index) => (needsDrawing(itemId(item)) && itemId(item).includes(only) ? [index] : []));
  // An item without any picture is worse than one with yesterday's.
  const isBare = (index: number): boolean => !(itemId(catalogueItems[index]!) in ledger);
  const missing = [...outdated.filter(isBare), ...outdated.filter((index) => !isBare(index))];
  let count = 0;
  const started = Date.now();
  await drawInThreads(missing, workers, catalogue, async ({ index, pictures, milliseconds }) => {
    const id = itemId(catalogueItems[index]!);
    ledger[id] = { fingerprint: current.get(id)!, pictures };
    count += 1;
    const left = Math.round(((Date.now() - started) / count) * (missing.length - count) / 1000);
    process.stdout.write(`${count}/${missing.length}  ${id}  ${milliseconds} ms  (${left} s left)\n`);
    if (count % 10 === 0) await save();
  });
  await removeStrays(join(catalogue, 'pictures'), current);
  const items = await save();
  if (sheets || missing.length > 0) await writeContactSheets(items, catalogue, cache);
  process.stdout.write(`${items.length} items, ${count} drawn, ${catalogueItems.length - missing.length} unchanged\n`);
}

/** Pictures of items that are no longer in the catalogue go. */
async function removeStrays(folder: string, current: ReadonlyMap<string, string>): Promise<void> {
  for (const id of existsSync(folder) ? await readdir(folder) : []) {
    if (!current.has(id)) await rm(join(folder, id), { recursive: true });
  }
}

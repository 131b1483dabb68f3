import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CatalogueFile, CataloguePicture } from './catalogue/CatalogueFile.ts';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { composeItem, itemId } from './catalogue/composeItem.ts';
import { writeContactSheets } from './contactSheets.ts';
import { landmarksOf } from './drawItem.ts';
import { fingerprints } from './fingerprint.ts';
import { loadSilhouettes } from './register.ts';
import { drawInThreads } from './workshop.ts';

/**
 * Draws the demo catalogue: `tsx studio/render.ts [--workers 2] [--only <text in the id>] [--sheets]`.
 * What has not changed since the last run is kept, so it may be stopped and started again at any time.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUE = join(ROOT, 'server/assets/catalogue');
const CACHE = join(ROOT, '.cache/studio');
const LEDGER = join(CATALOGUE, 'drawn.json');

/** What was drawn, and from what: committed with the pictures so that a fresh clone draws nothing anew. */
type Ledger = Record<string, { readonly fingerprint: string; readonly pictures: readonly CataloguePicture[] }>;

const { values } = parseArgs({ options: { workers: { type: 'string', default: '1' }, only: { type: 'string', default: '' }, sheets: { type: 'boolean', default: false } } });

await mkdir(CACHE, { recursive: true });
const ledger: Ledger = existsSync(LEDGER) ? JSON.parse(await readFile(LEDGER, 'utf8')) as Ledger : {};
const prints = await fingerprints();
const silhouettes = await loadSilhouettes();
const current = new Map(catalogueItems.map((item) => [itemId(item), prints.of(item, silhouettes.get(item.cut)!)]));
const outdated = catalogueItems.flatMap((item, index) => (needsDrawing(itemId(item)) && itemId(item).includes(values.only) ? [index] : []));
// An item without any picture is worse than one with yesterday's.
const isBare = (index: number): boolean => !(itemId(catalogueItems[index]!) in ledger);
const missing = [...outdated.filter(isBare), ...outdated.filter((index) => !isBare(index))];

let count = 0;
const started = Date.now();
await drawInThreads(missing, Number(values.workers), CATALOGUE, async ({ index, pictures, milliseconds }) => {
  const id = itemId(catalogueItems[index]!);
  ledger[id] = { fingerprint: current.get(id)!, pictures };
  count += 1;
  const left = Math.round(((Date.now() - started) / count) * (missing.length - count) / 1000);
  process.stdout.write(`${count}/${missing.length}  ${id}  ${milliseconds} ms  (${left} s left)\n`);
  if (count % 10 === 0) await save();
});
await removeStrays();
const items = await save();
if (values.sheets || missing.length > 0) await writeContactSheets(items, CATALOGUE, CACHE);
process.stdout.write(`${items.length} items, ${count} drawn, ${catalogueItems.length - missing.length} unchanged\n`);

function needsDrawing(id: string): boolean {
  const known = ledger[id];
  return !known || known.fingerprint !== current.get(id) || !known.pictures.every((picture) => existsSync(join(CATALOGUE, picture.file)));
}

async function save(): Promise<CatalogueFile['items']> {
  const all = catalogueItems.map((item) => {
    const silhouette = silhouettes.get(item.cut)!;
    return composeItem(item, silhouette, { pictures: ledger[itemId(item)]?.pictures ?? [], landmarks: landmarksOf(item, silhouette) });
  });
  const file: CatalogueFile = { version: 1, items: all };
  await writeFile(join(CATALOGUE, 'catalogue.json'), `${JSON.stringify(file, null, 1)}\n`);
  await writeFile(LEDGER, `${JSON.stringify(Object.fromEntries(Object.entries(ledger).filter(([id]) => current.has(id))), null, 1)}\n`);
  return all;
}

/** Pictures of items that are no longer in the catalogue go. */
async function removeStrays(): Promise<void> {
  const folder = join(CATALOGUE, 'pictures');
  for (const id of existsSync(folder) ? await readdir(folder) : []) {
    if (!current.has(id)) await rm(join(folder, id), { recursive: true });
  }
}

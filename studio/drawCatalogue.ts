import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFile, View } from './vocabulary/CatalogueFile.ts';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { composeItem, describeItem, itemId } from './catalogue/composeItem.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { createFlatLays } from './catalogue/pieces.ts';
import { writeContactSheets } from './contactSheets.ts';
import { findLandmarks } from './drawItem.ts';
import { computeFingerprints } from './fingerprint.ts';
import type { LaidItem } from './flatLay.ts';
import type { Silhouette } from './garments/Silhouette.ts';
import { Ledger } from './Ledger.ts';
import { hasNarrowCopies, writeNarrowCopies } from './narrowCopies.ts';
import { loadSilhouettes } from './register.ts';
import type { Task } from './workshop.ts';
import { drawInThreads } from './workshop.ts';

export interface Run {
  readonly catalogue: string;
  readonly cache: string;
  readonly workers: number;
  readonly namePart: string;
  readonly writesSheets: boolean;
}

type Prints = ReadonlyMap<View, string>;
type FlatLays = ReturnType<typeof createFlatLays>;

/**
 * Draws the pictures that have changed since the last run, and writes the catalogue. May be interrupted at any time.
 */
export async function drawCatalogue({ catalogue, cache, workers, namePart, writesSheets }: Run): Promise<void> {
  await mkdir(cache, { recursive: true });
  const ledger = await Ledger.open(catalogue);
  const silhouettes = await loadSilhouettes();
  const lays = createFlatLays(silhouettes);
  const current = await currentPrints(silhouettes, lays);
  for (const [id, fingerprintsOf] of current)
    for (const file of ledger.keepOnly(id, [...fingerprintsOf.keys()]))
      await rm(join(catalogue, file), { force: true });

  const save = async (): Promise<CatalogueFile['items']> => {
    const file: CatalogueFile = {
      version: 1,
      items: catalogueItems.map((item) => composeItems(item, silhouettes, lays, ledger)),
    };
    await writeFile(join(catalogue, 'catalogue.json'), `${JSON.stringify(file, null, 1)}\n`);
    await ledger.save(new Set(current.keys()));
    return file.items;
  };
  const tasks = listTasks(ledger, current, namePart);
  let count = 0;
  const startedAt = Date.now();
  await drawInThreads(tasks, workers, catalogue, async ({ index, pictures, milliseconds }) => {
    const id = itemId(catalogueItems[index]!);
    ledger.record(
      id,
      pictures.map((picture) => ({ fingerprint: current.get(id)!.get(picture.view)!, ...picture })),
    );
    count += 1;
    const left = Math.round((((Date.now() - startedAt) / count) * (tasks.length - count)) / 1000);
    process.stdout.write(
      `${count}/${tasks.length}  ${id}  ${pictures.map(({ view }) => view).join(' ')}  ${milliseconds} ms  (${left} s left)\n`,
    );
    if (count % 10 === 0) await save();
  });
  await removeStrayPictures(join(catalogue, 'pictures'), current);
  await completeNarrowCopies(catalogue, ledger, current);
  const items = await save();
  if (writesSheets || tasks.length > 0) await writeContactSheets(items, catalogue, cache);
  process.stdout.write(`${items.length} items, ${count} drawn, ${catalogueItems.length - tasks.length} unchanged\n`);
}

/** Records every picture as current without drawing it. Returns their number. */
export async function markAllCurrent(catalogue: string): Promise<number> {
  const ledger = await Ledger.open(catalogue);
  const silhouettes = await loadSilhouettes();
  const current = await currentPrints(silhouettes, createFlatLays(silhouettes));
  for (const [id, fingerprintsOf] of current)
    ledger.record(
      id,
      ledger
        .getPictures(id)
        .map((entry) => ({ ...entry, fingerprint: fingerprintsOf.get(entry.view) ?? entry.fingerprint })),
    );
  await ledger.save(new Set(current.keys()));
  return [...current.values()].reduce((sum, fingerprintsOf) => sum + fingerprintsOf.size, 0);
}

async function currentPrints(
  silhouettes: ReadonlyMap<string, Silhouette>,
  lays: FlatLays,
): Promise<ReadonlyMap<string, Prints>> {
  const fingerprintsOf = await computeFingerprints();
  const layItem = (item: ItemDefinition): LaidItem => ({ item, silhouette: silhouettes.get(item.cut)! });
  return new Map(
    catalogueItems.map((item) => {
      const id = itemId(item);
      const ownPictures = (['front', 'back', 'detail'] as const).map(
        (view) => [view, fingerprintsOf.of(layItem(item), view)] as const,
      );
      const otherPieces = lays.get(id);
      return [
        id,
        new Map<View, string>([
          ...ownPictures,
          ...(otherPieces
            ? [
                [
                  'flat',
                  fingerprintsOf.ofFlatLay(layItem(item), [layItem(otherPieces[0]), layItem(otherPieces[1])]),
                ] as const,
              ]
            : []),
        ]),
      ];
    }),
  );
}

/** Lists the pictures to draw. Items without a picture come before those with an outdated picture. */
function listTasks(ledger: Ledger, current: ReadonlyMap<string, Prints>, namePart: string): readonly Task[] {
  const tasks = catalogueItems.flatMap((item, index): Task[] => {
    const id = itemId(item);
    const views = [...current.get(id)!]
      .filter(([view, print]) => !ledger.isCurrent(id, view, print))
      .map(([view]) => view);
    return views.length > 0 && (id.includes(namePart) || item.cut.includes(namePart)) ? [{ index, views }] : [];
  });
  const hasNoPicture = ({ index }: Task): boolean => ledger.getPictures(itemId(catalogueItems[index]!)).length === 0;
  return [...tasks.filter(hasNoPicture), ...tasks.filter((task) => !hasNoPicture(task))];
}

function composeItems(
  item: ItemDefinition,
  silhouettes: ReadonlyMap<string, Silhouette>,
  lays: FlatLays,
  ledger: Ledger,
): CatalogueFile['items'][number] {
  const silhouette = silhouettes.get(item.cut)!;
  const otherPieces = lays.get(itemId(item)) ?? [];
  return composeItem(item, silhouette, {
    pictures: ledger.getPictures(itemId(item)),
    landmarks: findLandmarks(item, silhouette),
    laidWith: otherPieces.map((otherItem) => describeItem(otherItem, silhouettes.get(otherItem.cut)!)),
  });
}

/** Makes missing narrow copies of front pictures. */
async function completeNarrowCopies(
  catalogue: string,
  ledger: Ledger,
  current: ReadonlyMap<string, Prints>,
): Promise<void> {
  const fronts = [...current.keys()].flatMap((id) => ledger.getPictures(id)).filter(({ view }) => view === 'front');
  for (const { file } of fronts) if (!hasNarrowCopies(catalogue, file)) await writeNarrowCopies(catalogue, file);
}

/** Deletes pictures of items that the catalogue no longer has. */
async function removeStrayPictures(folder: string, current: ReadonlyMap<string, Prints>): Promise<void> {
  for (const id of existsSync(folder) ? await readdir(folder) : []) {
    if (!current.has(id)) await rm(join(folder, id), { recursive: true });
  }
}

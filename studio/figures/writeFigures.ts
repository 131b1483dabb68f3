import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CatalogueFile, CatalogueItem } from '../vocabulary/CatalogueFile.ts';
import { VIEWS } from '../vocabulary/CatalogueFile.ts';
import { catalogueItems } from '../catalogue/catalogueItems.ts';
import { itemId } from '../catalogue/composeItem.ts';
import { drawView } from '../drawItem.ts';
import { encodeAvif } from '../encode.ts';
import { listNarrowCopies } from '../narrowCopies.ts';
import { loadSilhouettes } from '../register.ts';
import { findMedian } from './color.ts';
import type { Looks } from './likeness.ts';
import { createGlance, isNearCopy, findNearest, perceptualHash } from './likeness.ts';
import { measurePaletteDistance } from './palette.ts';

const SAME_COLOR = 12;
const TIMED_ITEMS = 6;

/** Measures the committed catalogue and prints the results. Writes similar pairs to a file. */
export async function writeFigures(catalogue: string, cache: string): Promise<void> {
  const { items } = JSON.parse(await readFile(join(catalogue, 'catalogue.json'), 'utf8')) as CatalogueFile;
  const shownItems = items.filter((item) => item.pictures.length > 0);
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  await printWeights(shownItems, catalogue, print);
  await printSeconds(print);
  await printColors(shownItems, catalogue, print);
  await printLikeness(shownItems, catalogue, join(cache, 'near-copies.json'), print);
}

type Print = (line: string) => void;
const findAverage = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

async function printWeights(items: readonly CatalogueItem[], catalogue: string, print: Print): Promise<void> {
  let total = 0;
  for (const view of VIEWS) {
    const files = items.flatMap((item) => item.pictures.filter((picture) => picture.view === view));
    const sizes = await Promise.all(files.map(async (picture) => (await stat(join(catalogue, picture.file))).size));
    total += sizes.reduce((sum, size) => sum + size, 0);
    if (sizes.length > 0)
      print(
        `${view}: ${sizes.length} pictures, ${Math.round(findAverage(sizes))} bytes each, largest ${Math.max(...sizes)}`,
      );
  }
  const copies = items
    .flatMap(({ pictures }) => pictures.filter(({ view }) => view === 'front'))
    .flatMap(({ file }) => listNarrowCopies(file));
  const copySizes = await Promise.all(copies.map(async (file) => (await stat(join(catalogue, file))).size));
  total += copySizes.reduce((sum, size) => sum + size, 0);
  print(`narrow copies: ${copies.length}, ${Math.round(findAverage(copySizes))} bytes each`);
  print(
    `all: ${items.length} items, ${(total / 1024 / 1024).toFixed(1)} MB, ${(total / 1024 / Math.max(1, items.length)).toFixed(1)} KB an item`,
  );
}

/** Draws and encodes a few items in this thread and measures processor time. */
async function printSeconds(print: Print): Promise<void> {
  const silhouettes = await loadSilhouettes();
  sharp.concurrency(1);
  const secondsSpent: number[] = [];
  for (let i = 0; i < TIMED_ITEMS; i++) {
    const item = catalogueItems[Math.floor(((i + 0.5) / TIMED_ITEMS) * catalogueItems.length)]!;
    for (const view of ['front', 'back', 'detail'] as const) {
      const usageBefore = process.cpuUsage();
      await encodeAvif(drawView(item, silhouettes.get(item.cut)!, view), view);
      const { user, system } = process.cpuUsage(usageBefore);
      secondsSpent.push((user + system) / 1_000_000);
    }
  }
  print(
    `${findAverage(secondsSpent).toFixed(2)} s of processor a picture, drawn and encoded in one thread (median ${findMedian(secondsSpent).toFixed(2)} s)`,
  );
}

async function printColors(items: readonly CatalogueItem[], catalogue: string, print: Print): Promise<void> {
  const silhouettes = await loadSilhouettes();
  const definitions = new Map(catalogueItems.map((item) => [itemId(item), item]));
  const distances: { id: string; distance: number }[] = [];
  for (const storedItem of items) {
    const item = definitions.get(storedItem.id);
    if (item)
      distances.push({
        id: storedItem.id,
        distance: await measurePaletteDistance(item, storedItem, silhouettes.get(item.cut)!, catalogue),
      });
  }
  const near = distances.filter(({ distance }) => distance <= SAME_COLOR).length / Math.max(1, distances.length);
  print(
    `${formatPercent(near)} of the items show their named color within ${SAME_COLOR} in Lab (median ${findMedian(distances.map(({ distance }) => distance)).toFixed(1)})`,
  );
  for (const { id, distance } of [...distances].sort((a, b) => b.distance - a.distance).slice(0, 10))
    print(`  furthest: ${id} ${distance.toFixed(1)}`);
}

async function printLikeness(
  items: readonly CatalogueItem[],
  catalogue: string,
  file: string,
  print: Print,
): Promise<void> {
  const looks: Looks[] = [];
  for (const item of items) {
    const picture = sharp(join(catalogue, item.pictures[0]!.file)).removeAlpha();
    const gray = await picture.clone().grayscale().resize(32, 32, { fit: 'fill' }).raw().toBuffer();
    const tiny = await picture.clone().resize(12, 15, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    looks.push({ id: item.id, hash: perceptualHash(gray), glance: createGlance(tiny) });
  }
  const foundNeighbors = findNearest(looks);
  const copies = foundNeighbors.filter(isNearCopy).sort((a, b) => a.bits + a.glance - b.bits - b.glance);
  print(
    `nearest neighbour: median ${findMedian(foundNeighbors.map(({ bits }) => bits))} of 64 bits and ${findMedian(foundNeighbors.map(({ glance }) => glance)).toFixed(1)} in Lab; closest ${Math.min(...foundNeighbors.map(({ glance }) => glance)).toFixed(1)}`,
  );
  print(`${copies.length} items have a near copy (at most 6 bits and 4 in Lab); pairs in ${file}`);
  for (const { firstId, secondId, bits, glance } of copies.slice(0, 20))
    print(`  ${firstId} ~ ${secondId}: ${bits} bits, ${glance.toFixed(1)}`);
  await writeFile(file, `${JSON.stringify(copies, null, 1)}\n`);
}

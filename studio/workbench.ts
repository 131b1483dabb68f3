import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { itemId } from './catalogue/composeItem.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { createFlatLays } from './catalogue/pieces.ts';
import type { LaidItem } from './flatLay.ts';
import { loadSilhouettes } from './register.ts';
import { renderItem } from './renderItem.ts';
import type { Task } from './workshop.ts';

const { folder } = workerData as { folder: string };
const port = parentPort!;
const silhouettes = await loadSilhouettes();
const lays = createFlatLays(silhouettes);
const layItem = (item: ItemDefinition): LaidItem => ({ item, silhouette: silhouettes.get(item.cut)! });
// The studio's threads share the machine, so the encoder must not use all cores.
sharp.concurrency(1);

port.on('message', ({ index, views }: Task) => {
  const item = catalogueItems[index]!;
  const otherPieces = lays.get(itemId(item));
  const startedAt = Date.now();
  renderItem(layItem(item), otherPieces && [layItem(otherPieces[0]), layItem(otherPieces[1])], views, folder).then(
    (pictures) => port.postMessage({ index, pictures, milliseconds: Date.now() - startedAt }),
    (error: unknown) => port.postMessage({ index, error: `${item.name}: ${String(error)}` }),
  );
});
port.postMessage('ready');

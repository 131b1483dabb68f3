import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { loadSilhouettes } from './register.ts';
import { renderItem } from './renderItem.ts';

const { folder } = workerData as { folder: string };
const port = parentPort!;
const silhouettes = await loadSilhouettes();
// The threads of the studio share the machine; the encoder must not take it all for itself.
sharp.concurrency(1);

port.on('message', (index: number) => {
  const item = catalogueItems[index]!;
  const started = Date.now();
  renderItem(item, silhouettes.get(item.cut)!, folder).then(
    (pictures) => port.postMessage({ index, pictures, milliseconds: Date.now() - started }),
    (error: unknown) => port.postMessage({ index, error: `${item.name}: ${String(error)}` }),
  );
});
port.postMessage('ready');

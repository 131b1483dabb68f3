import { parentPort } from 'node:worker_threads';
import type { PictureReading } from '../../domain/pictures/PictureReading.ts';
import { readGarment } from '../../domain/pictures/readGarment.ts';
import { sharp } from '../photoDecoder.ts';
import { serveThread } from '../serveThread.ts';
import { decodePicture } from './decodePicture.ts';
import { readClassifiers } from './classifierFile.ts';

const classifiers = readClassifiers(new URL('../../assets/pictures/eye.json', import.meta.url));
// Use one libvips thread, so that the other core is free for requests.
sharp.concurrency(1);
sharp.cache(false);

serveThread(parentPort!, async (bytes: Uint8Array): Promise<PictureReading> => {
  const { smallRaster, largeRaster } = await decodePicture(bytes);
  return readGarment(smallRaster, largeRaster, await classifiers);
});

import { parentPort, workerData } from 'node:worker_threads';
import { sharp } from '../../photoDecoder.ts';
import { PhotoDresser } from './PhotoDresser.ts';
import { CannotDressError } from '../CannotDressError.ts';
import type { PhotoReply, PhotoRequest } from './PhotoThread.ts';

const { assets } = workerData as { readonly assets: string };
// Use one libvips thread, so that the other core is free for requests.
sharp.concurrency(1);
const dresser = PhotoDresser.open(new URL(assets), () => performance.now());

async function answer(request: PhotoRequest): Promise<PhotoReply> {
  try {
    const photoDresser = await dresser;
    if (request.kind === 'check') return { check: await photoDresser.check(request) };
    return { dressed: await photoDresser.dress(request) };
  } catch (error) {
    if (error instanceof CannotDressError) return { refused: error.message, reason: error.reason };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (request: PhotoRequest) => {
  void answer(request).then((result) => parentPort!.postMessage(result));
});

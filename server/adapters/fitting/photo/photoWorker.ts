import { parentPort, workerData } from 'node:worker_threads';
import { sharp } from '../../photoDecoder.ts';
import { PhotoRoom } from './PhotoRoom.ts';
import { NotDressed } from '../NotDressed.ts';
import type { PhotoReply, PhotoRequest } from './PhotoThread.ts';

const { assets } = workerData as { readonly assets: string };
// Uses one libvips thread, so that the server keeps the other core for requests.
sharp.concurrency(1);
const room = PhotoRoom.open(new URL(assets), () => performance.now());

async function answer(request: PhotoRequest): Promise<PhotoReply> {
  try {
    const photoRoom = await room;
    if (request.kind === 'check') return { check: await photoRoom.check(request) };
    return { dressed: await photoRoom.dress(request) };
  } catch (error) {
    if (error instanceof NotDressed) return { refused: error.message, reason: error.reason };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (request: PhotoRequest) => {
  void answer(request).then((result) => parentPort!.postMessage(result));
});

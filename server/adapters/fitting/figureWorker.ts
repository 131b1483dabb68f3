import { parentPort, workerData } from 'node:worker_threads';
import { sharp } from '../photoDecoder.ts';
import type { FigureReply, FigureRequest } from './FigureEngine.ts';
import { FigureRoom } from './FigureRoom.ts';
import { NotDressed } from './NotDressed.ts';

const { assets } = workerData as { readonly assets: string };
// Uses one libvips thread, so that the server keeps the other core for requests.
sharp.concurrency(1);
const room = FigureRoom.open(new URL(assets));

async function answer(request: FigureRequest): Promise<FigureReply> {
  try {
    return { dressed: await (await room).dress(request) };
  } catch (error) {
    if (error instanceof NotDressed) return { refused: error.message };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (request: FigureRequest) => {
  void answer(request).then((result) => parentPort!.postMessage(result));
});

import { parentPort, workerData } from 'node:worker_threads';
import { sharp } from '../photoDecoder.ts';
import type { FigureReply, FigureRequest } from './FigureEngine.ts';
import { FigureDresser } from './FigureDresser.ts';
import { CannotDressError } from './CannotDressError.ts';

const { assets } = workerData as { readonly assets: string };
// Use one libvips thread, so that the other core is free for requests.
sharp.concurrency(1);
const dresser = FigureDresser.open(new URL(assets));

async function answer(request: FigureRequest): Promise<FigureReply> {
  try {
    return { dressed: await (await dresser).dress(request) };
  } catch (error) {
    if (error instanceof CannotDressError) return { refused: error.message };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (request: FigureRequest) => {
  void answer(request).then((result) => parentPort!.postMessage(result));
});

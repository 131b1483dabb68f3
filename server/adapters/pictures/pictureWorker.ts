import { parentPort } from 'node:worker_threads';
import { sharp } from '../photoDecoder.ts';
import { readGarment } from '../../domain/pictures/readGarment.ts';
import { decodePicture } from './decodePicture.ts';
import { readEye } from './eyeFile.ts';
import type { Answer, Question } from './WorkerPictureReader.ts';

const port = parentPort!;
const eye = readEye(new URL('../../assets/pictures/eye.json', import.meta.url));
// One libvips thread: leave the processor to requests.
sharp.concurrency(1);
sharp.cache(false);

port.on('message', ({ id, bytes }: Question) => {
  answerTo(id, bytes)
    .catch((error: unknown): Answer => ({ id, error: String(error) }))
    .then((answer) => port.postMessage(answer));
});

async function answerTo(id: number, bytes: Uint8Array): Promise<Answer> {
  const { small, large } = await decodePicture(bytes);
  return { id, reading: readGarment(small, large, await eye) };
}

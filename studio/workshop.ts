import { Worker } from 'node:worker_threads';
import type { CataloguePicture } from './catalogue/CatalogueFile.ts';

export interface Done { readonly index: number; readonly pictures: readonly CataloguePicture[]; readonly milliseconds: number }
type Answer = Done | { readonly index: number; readonly error: string };

/** Hands out items, by their place in the catalogue, to threads; each takes the next as soon as it is free. */
export function drawInThreads(indices: readonly number[], threads: number, folder: string, onDone: (done: Done) => Promise<void>): Promise<void> {
  const waiting = [...indices];
  const one = (): Promise<void> => new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbench.mjs', import.meta.url), { workerData: { folder } });
    const next = (): void => {
      const index = waiting.shift();
      if (index === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(index);
    };
    worker.on('error', reject);
    worker.on('message', (answer: Answer | 'ready') => {
      if (answer === 'ready') next();
      else if ('error' in answer) reject(new Error(answer.error));
      else void onDone(answer).then(next, reject);
    });
  });
  return Promise.all(Array.from({ length: Math.min(threads, indices.length) }, one)).then(() => undefined);
}

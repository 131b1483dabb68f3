import { Worker } from 'node:worker_threads';
import type { View } from './vocabulary/CatalogueFile.ts';
import type { StoredPicture } from './renderItem.ts';

/** An item, by its index in the catalogue, and the views to draw. */
export interface Task {
  readonly index: number;
  readonly views: readonly View[];
}
export interface DrawnItem {
  readonly index: number;
  readonly pictures: readonly StoredPicture[];
  readonly milliseconds: number;
}
type WorkerAnswer = DrawnItem | { readonly index: number; readonly error: string };

/** Distributes tasks to threads. Each takes the next task when it is free. */
export function drawInThreads(
  tasks: readonly Task[],
  threads: number,
  folder: string,
  onDrawn: (drawnItem: DrawnItem) => Promise<void>,
): Promise<void> {
  const waitingTasks = [...tasks];
  const processNext = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./workbench.mjs', import.meta.url), { workerData: { folder } });
      const next = (): void => {
        const task = waitingTasks.shift();
        if (task === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(task);
      };
      worker.on('error', reject);
      worker.on('message', (answer: WorkerAnswer | 'ready') => {
        if (answer === 'ready') next();
        else if ('error' in answer) reject(new Error(answer.error));
        else void onDrawn(answer).then(next, reject);
      });
    });
  return Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, processNext)).then(() => undefined);
}

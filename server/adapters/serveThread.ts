import type { MessagePort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './IdleThread.ts';

/** The worker's side of an `IdleThread`: answers its requests. */
export function serveThread<Request, Answer>(
  port: MessagePort,
  answer: (request: Request) => Promise<Answer> | Answer,
): void {
  port.on('message', ({ id, body }: ThreadRequest<Request>) => {
    Promise.resolve()
      .then(async (): Promise<ThreadAnswer<Answer>> => ({ id, body: await answer(body) }))
      .catch((error: unknown): ThreadAnswer<Answer> => ({ id, error: String(error) }))
      .then((message) => port.postMessage(message));
  });
}

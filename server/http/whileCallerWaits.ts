import type { FastifyReply } from 'fastify';

/**
 * A signal that aborts when the caller leaves before the answer is out. Fastify's own `request.signal`
 * aborts as soon as a body has been read, because the request then closes.
 */
export function whileCallerWaits(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

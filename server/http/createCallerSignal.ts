import type { FastifyReply } from 'fastify';

/**
 * A signal that aborts when the client disconnects before the response is sent. Fastify's `request.signal` is not used:
 * it aborts when the body has been read, because the request then closes.
 */
export function createCallerSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

import type { FastifyReply } from 'fastify';

/**
 * Creates a signal that aborts when the client disconnects before the response is sent. Fastify's `request.signal`
 * aborts too early, when the body has been read.
 */
export function createCallerSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

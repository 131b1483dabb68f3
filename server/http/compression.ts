import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into the first packets anyway. */
const WORTH_BYTES = 2_048;
/** Most of the gain for little of the time. */
const LEVEL = 4;

/** Compresses large answers of the API. Files come with compressed copies, pictures are compressed. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_BYTES) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!String(request.headers['accept-encoding'] ?? '').includes('gzip')) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return promisify(gzip)(payload, { level: LEVEL });
  });
}

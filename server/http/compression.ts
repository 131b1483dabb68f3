import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this an answer fits into the first packets anyway. */
const WORTH_BYTES = 2_048;
/** Most of the gain for little of the time; the whole result in one piece, so that it costs one visit to another thread. */
const OPTIONS = { level: 3, chunkSize: 64 * 1_024 };

const compressed = promisify(gzip);

/** Compresses large answers of the API. Files come with compressed copies, pictures are compressed. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isText(payload, reply) || payload.length < WORTH_BYTES) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!String(request.headers['accept-encoding'] ?? '').includes('gzip')) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compressed(payload, OPTIONS);
  });
}

/** Bytes may also be those of a picture. */
function isText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  return typeof payload === 'string' || (Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('application/json'));
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Smaller responses are not compressed, because they fit into the first packets. */
const MIN_COMPRESSED_BYTES = 2_048;
/** A low level saves most bytes in little time. A chunk holds a whole result, so that the thread pool is used once. */
const GZIP_OPTIONS = { level: 3, chunkSize: 64 * 1_024 };

const compress = promisify(gzip);

/** Compresses large API responses. Static files have precompressed copies. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressibleText(payload, reply) || payload.length < MIN_COMPRESSED_BYTES) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!String(request.headers['accept-encoding'] ?? '').includes('gzip')) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload, GZIP_OPTIONS);
  });
}

/** Excludes binary responses, such as pictures. */
function isCompressibleText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  return (
    typeof payload === 'string' ||
    (Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('application/json'))
  );
}

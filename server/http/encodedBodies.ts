import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problems.ts';

/**
 * Refuses compressed bodies after access was checked: a small body may decompress to gigabytes, and no client of this
 * API sends one. Without this hook the encoding would be ignored and the body misread.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return;
    void reply.header('accept-encoding', 'identity');
    throw new HttpProblem(415, 'Send the body without Content-Encoding.');
  });
}

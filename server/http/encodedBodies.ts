import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problems.ts';

/**
 * Refuses compressed bodies after the access check, because a small body may decompress to gigabytes. No client of
 * this API sends one.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return;
    void reply.header('accept-encoding', 'identity');
    throw new HttpProblem(415, 'Send the body without Content-Encoding.');
  });
}

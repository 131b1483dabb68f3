import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one is an empty object, as wishlist calls send it (spec section 7). A
 * `__proto__` is refused.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parse(request, body as string, done);
  });
}

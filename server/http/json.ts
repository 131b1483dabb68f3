import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one is an empty object, as wishlist calls send it (spec section 7). NUL and
 * halves of characters, which no store keeps, are mended; a `__proto__` is refused.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parse(request, body as string, (error, value) => {
      done(error, error === null && (body as string).includes('\\u') ? mended(value) : value);
    });
  });
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map(mended);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mended(part)]));
}

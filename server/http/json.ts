import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problems.ts';

/** Maximum nesting of JSON. Calls nest a few levels deep; recursive code can handle some thousands. */
const MAX_NESTING = 64;

/**
 * Parses JSON bodies. An empty body becomes an empty object, because wishlist calls send none (spec section 7).
 * Refuses `__proto__` and too many levels.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, {});
    if (countNestingLevels(text) > MAX_NESTING)
      return done(new HttpProblem(400, `The body is nested too deeply; ${MAX_NESTING} levels are read.`));
    return parse(request, text, done);
  });
}

/** The maximum number of open brackets at any place in a JSON text, outside strings. */
function countNestingLevels(text: string): number {
  let [levels, maxLevels] = [0, 0];
  for (const [token] of text.matchAll(/[[{]|[\]}]|"(?:[^"\\]|\\.)*"?/gsu)) {
    if (token === '[' || token === '{') maxLevels = Math.max(maxLevels, ++levels);
    else if (!token.startsWith('"')) levels -= 1;
  }
  return maxLevels;
}

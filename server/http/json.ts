import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problems.ts';

/** Calls nest a few levels; recursive code can handle some thousands. */
const MAX_NESTING = 64;

/**
 * Parses JSON bodies. An empty body is an empty object, as wishlist calls send it (spec section 7). Rejects `__proto__`
 * and excessive nesting.
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

/** The maximum number of open brackets in a JSON text, ignoring brackets in strings. */
function countNestingLevels(text: string): number {
  let [levels, most] = [0, 0];
  for (const [part] of text.matchAll(/[[{]|[\]}]|"(?:[^"\\]|\\.)*"?/gsu)) {
    if (part === '[' || part === '{') most = Math.max(most, ++levels);
    else if (!part.startsWith('"')) levels -= 1;
  }
  return most;
}

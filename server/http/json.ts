import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problems.ts';

/** Calls nest a handful of levels; what walks a value level by level has room for some thousands. */
const MOST_LEVELS = 64;

/**
 * Reads JSON bodies. An empty one is an empty object, as wishlist calls send it (spec section 7). A
 * `__proto__` is refused, and so is what is nested without sense.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, {});
    if (levelsOf(text) > MOST_LEVELS)
      return done(new HttpProblem(400, `The body is nested too deeply; ${MOST_LEVELS} levels are read.`));
    return parse(request, text, done);
  });
}

/** How many brackets of a JSON text are open at once. Strings are passed over, with what is escaped in them. */
function levelsOf(text: string): number {
  let [levels, most] = [0, 0];
  for (const [part] of text.matchAll(/[[{]|[\]}]|"(?:[^"\\]|\\.)*"?/gsu)) {
    if (part === '[' || part === '{') most = Math.max(most, ++levels);
    else if (!part.startsWith('"')) levels -= 1;
  }
  return most;
}

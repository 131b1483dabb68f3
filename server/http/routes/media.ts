import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PictureFormat, Pictures } from '../../application/ports/Pictures.ts';
import { HttpProblem } from '../problems.ts';

/** The requested width in pixels; `format` overrides the format that the client reads best. */
const CopyQuery = z.object({
  w: z.enum(['320', '480', '640', '960']).transform(Number).optional(),
  format: z.literal('jpeg').optional(),
});
/** Browsers revalidate a picture after a week, because it may change under the same URL. */
const WEEK_CACHING = 'public, max-age=604800, stale-while-revalidate=604800';
/** For a large original that is sent in place of a copy: browsers ask for the copy again soon. */
const MINUTE_CACHING = 'public, max-age=60';

/** Adds the public pictures of items. */
export function serveMedia(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const copy = CopyQuery.safeParse(request.query);
    if (!copy.success) throw new HttpProblem(400, 'w is one of 320, 480, 640 and 960; format may be jpeg.');
    const format = copy.data.format ?? chooseFormat(request.headers.accept);
    const file = await pictures.find(request.params['*'], copy.data.w ?? null, format);
    if (file === null) throw new HttpProblem(404, 'There is no such picture.');
    const etag = `"${file.tag}"`;
    void reply.headers({ 'cache-control': file.replacesCopy ? MINUTE_CACHING : WEEK_CACHING, vary: 'accept', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type(file.mediaType)
      .send(typeof file.content === 'string' ? await readFile(file.content) : file.content);
  });
}

/** Chooses AVIF if the browser accepts it, otherwise WebP. */
function chooseFormat(accept: string | undefined): PictureFormat {
  return accept === undefined || accept === '*/*' || accept.includes('image/avif') ? 'avif' : 'webp';
}

import { getFigureImage, getFigures } from '../../../contract/tryon.ts';
import { NotFoundError } from '../../application/AccessError.ts';
import type { Figures } from '../../application/ports/Figures.ts';
import type { CallServer } from '../CallServer.ts';

/** Browsers ask for a new copy after an hour, because a redrawn figure has the same URL. */
const HOUR_CACHING = 'public, max-age=3600, stale-while-revalidate=604800';

/** Adds the calls for drawn figures. They show no real person, so their pictures are public. */
export function serveFigures(calls: CallServer, figures: Figures): void {
  calls.serve(getFigures, async () => {
    const figureChoice = await figures.list();
    return { figures: [...figureChoice.figures], tones: [...figureChoice.tones] };
  });

  calls.serve(getFigureImage, async ({ params, query, reply }) => {
    const width = query['w'] === undefined ? null : Number(query['w']);
    const picture = await figures.getPicture(params.id, width);
    if (picture === null) throw new NotFoundError('There is no such figure.');
    return reply.type(picture.mediaType).header('cache-control', HOUR_CACHING).send(picture.bytes);
  });
}

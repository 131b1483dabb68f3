import { getFigureImage, getFigures } from '../../../contract/tryon.ts';
import { NotFoundError } from '../../application/AccessError.ts';
import type { Figures } from '../../application/ports/Figures.ts';
import type { CallServer } from '../CallServer.ts';

/** Cached for a limited time, because a redrawn figure keeps its URL. */
const WEEK = 'public, max-age=604800, immutable';

/** Drawn figures show no real person, so their pictures are public. */
export function serveFigures(calls: CallServer, figures: Figures): void {
  calls.serve(getFigures, async () => {
    const choice = await figures.list();
    return { figures: [...choice.figures], tones: [...choice.tones] };
  });

  calls.serve(getFigureImage, async ({ params, query, reply }) => {
    const width = query['w'] === undefined ? null : Number(query['w']);
    const picture = await figures.picture(params.id, width);
    if (picture === null) throw new NotFoundError('There is no such figure.');
    return reply.type(picture.mediaType).header('cache-control', WEEK).send(picture.bytes);
  });
}

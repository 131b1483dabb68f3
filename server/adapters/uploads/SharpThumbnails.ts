import { sharp } from '../photoDecoder.ts';
import type { Thumbnails } from '../../application/ports/Thumbnails.ts';
import { TaskLimiter } from '../TaskLimiter.ts';

/** Length of the longer side in pixels, for a tile of the grid on a phone with a dense screen. */
export const THUMBNAIL_SIDE_PX = 480;
const WEBP_QUALITY = 76;
/** Maximum number of thumbnails made at once, so that encoding leaves processor time for requests. */
const MAX_CONCURRENT_THUMBNAILS = 2;

/** Makes WebP thumbnails with libvips. */
export class SharpThumbnails implements Thumbnails {
  readonly #taskLimiter = new TaskLimiter(MAX_CONCURRENT_THUMBNAILS);

  makeThumbnail(picture: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> {
    return this.#taskLimiter.runLimited(
      () =>
        sharp(picture)
          .resize({ width: THUMBNAIL_SIDE_PX, height: THUMBNAIL_SIDE_PX, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: WEBP_QUALITY })
          .toBuffer(),
      signal,
    );
  }
}

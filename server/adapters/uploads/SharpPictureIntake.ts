import sharp from 'sharp';
import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import type { PictureIntake, TakenPicture } from '../../application/ports/PictureIntake.ts';
import { Turnstile } from '../Turnstile.ts';
import { pictureFormat } from './pictureFormat.ts';
import type { PictureFormat } from './pictureFormat.ts';

/** A picture of a few hundred bytes can unpack to gigabytes; the largest phones take 50 million dots by themselves. */
export const MAX_PIXELS = 60_000_000;
/** The longer side of what is kept: more than a screen shows of it. */
export const MAX_SIDE = 1_600;
/** Below this nobody could tell a garment. */
const MIN_SIDE = 32;
/** Unpacking shares the processor with everything that shoppers wait for. */
const AT_ONCE = 2;
const SECONDS_AT_MOST = 20;
const QUALITY = 86;

const NO_PICTURE = 'Only image files are allowed';
const PLEASE = 'Please send it as JPEG, PNG or WebP.';
const UNREAD: Partial<Record<PictureFormat, string>> = {
  heic: `HEIC photos cannot be read here. ${PLEASE}`,
  tiff: `TIFF pictures cannot be read here. ${PLEASE}`,
  bmp: `BMP pictures cannot be read here. ${PLEASE}`,
};

/**
 * Takes pictures in with libvips. The format is told from the first bytes before any decoder is asked, so that
 * those for documents and drawings are never reached. What is kept is WebP in sRGB on white, without metadata.
 */
export class SharpPictureIntake implements PictureIntake {
  readonly #turnstile = new Turnstile(AT_ONCE);

  async take(file: Uint8Array, signal?: AbortSignal): Promise<TakenPicture> {
    const format = pictureFormat(file);
    if (format === null) throw new PictureRefused(NO_PICTURE);
    if (format !== 'heic' && format in UNREAD) throw new PictureRefused(UNREAD[format]!);
    const taken = await this.#turnstile.pass(() => encoded(file).catch((cause: unknown) => refuse(cause, format)), signal);
    signal?.throwIfAborted();
    return taken;
  }
}

async function encoded(file: Uint8Array): Promise<TakenPicture> {
  // Only the head is read here, which a bomb does not make large.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new PictureRefused(`This picture is too large: at most ${MAX_PIXELS / 1e6} megapixels can be read.`);
  if (Math.min(width, height) < MIN_SIDE) throw new PictureRefused('This picture is too small to see anything in it.');
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS_AT_MOST })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height };
}

/** Decoders that are not there and files that are not whole fail alike; what the file calls itself tells them apart. */
function refuse(cause: unknown, format: PictureFormat): never {
  if (cause instanceof PictureRefused) throw cause;
  throw new PictureRefused(UNREAD[format] ?? 'This picture cannot be read. It may be damaged.', { cause });
}

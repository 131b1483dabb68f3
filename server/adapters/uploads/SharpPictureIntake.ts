import { sharp } from '../photoDecoder.ts';
import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import type { PictureIntake, AcceptedPicture } from '../../application/ports/PictureIntake.ts';
import { Turnstile } from '../Turnstile.ts';
import { pictureFormat } from '../pictureFormat.ts';
import type { PictureFormat } from '../pictureFormat.ts';

/** A file of a few hundred bytes can decode to gigabytes; the largest phone cameras take 50 million pixels. */
export const MAX_PIXELS = 60_000_000;
/** Maximum length of the longer side in pixels: more than a screen shows. */
export const MAX_SIDE = 1_600;
/** In pixels; smaller pictures cannot be recognized. */
const MIN_SIDE_PX = 32;
/** Decoding shares the processor with shoppers' requests. */
const MAX_CONCURRENT_DECODINGS = 2;
const MAX_SECONDS = 20;
const WEBP_QUALITY = 86;

const NO_PICTURE = 'Only image files are allowed';
const SUPPORTED_FORMATS_HINT = 'Please send it as JPEG, PNG or WebP.';
const UNREADABLE_FORMATS: Partial<Record<PictureFormat, string>> = {
  heic: `HEIC photos cannot be read here. ${SUPPORTED_FORMATS_HINT}`,
  tiff: `TIFF pictures cannot be read here. ${SUPPORTED_FORMATS_HINT}`,
  bmp: `BMP pictures cannot be read here. ${SUPPORTED_FORMATS_HINT}`,
};

/**
 * Accepts pictures with libvips. The format is detected from the first bytes before a decoder is chosen, so that the
 * decoders for documents and drawings are never reached. Stores WebP in sRGB on white, without metadata.
 */
export class SharpPictureIntake implements PictureIntake {
  readonly #turnstile = new Turnstile(MAX_CONCURRENT_DECODINGS);

  async take(file: Uint8Array, signal?: AbortSignal): Promise<AcceptedPicture> {
    const format = pictureFormat(file);
    if (format === null) throw new PictureRefused(NO_PICTURE);
    if (format !== 'heic' && format in UNREADABLE_FORMATS) throw new PictureRefused(UNREADABLE_FORMATS[format]!);
    const taken = await this.#turnstile.pass(
      () => encoded(file).catch((cause: unknown) => refuse(cause, format)),
      signal,
    );
    signal?.throwIfAborted();
    return taken;
  }
}

async function encoded(file: Uint8Array): Promise<AcceptedPicture> {
  // Reads only the header, which is cheap even for a decompression bomb.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS)
    throw new PictureRefused(`This picture is too large: at most ${MAX_PIXELS / 1e6} megapixels can be read.`);
  const shrunk = Math.min(1, MAX_SIDE / Math.max(width, height));
  if (Math.min(width, height) * shrunk < MIN_SIDE_PX)
    throw new PictureRefused('This picture is too small to see anything in it.');
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height };
}

/** libvips fails alike for a missing decoder and a damaged file, so the message depends on the format in the header. */
function refuse(cause: unknown, format: PictureFormat): never {
  if (cause instanceof PictureRefused) throw cause;
  throw new PictureRefused(UNREADABLE_FORMATS[format] ?? 'This picture cannot be read. It may be damaged.', { cause });
}

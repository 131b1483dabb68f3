import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import type { AcceptedPicture } from '../../application/ports/PictureIntake.ts';
import { sharp } from '../photoDecoder.ts';
import { refuseHiddenWork } from './refuseHiddenWork.ts';

/** Maximum number of pixels. The largest phone cameras take 50 million; a decompression bomb has billions. */
export const MAX_PIXELS = 60_000_000;
/** Maximum length of the longer side in pixels, larger than on any screen. */
export const MAX_SIDE = 1_600;
/** Minimum side in pixels. Garments in smaller pictures cannot be recognized. */
const MIN_SIDE_PX = 32;
/** Time limit for decoding in seconds. It does not stop libjpeg and libheif. */
const MAX_SECONDS = 15;
const WEBP_QUALITY = 86;

export type EncodePicture = (file: Uint8Array) => Promise<AcceptedPicture>;

/**
 * Decodes a shopper's picture and encodes it for storage. Rejects with a `PictureRefused`, or with an error of libvips.
 */
export async function encodePicture(file: Uint8Array): Promise<AcceptedPicture> {
  refuseHiddenWork(file, MAX_PIXELS);
  // Read only the header, which is cheap even for a decompression bomb.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS)
    throw new PictureRefused(`This picture is too large: at most ${MAX_PIXELS / 1e6} megapixels can be read.`);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  if (Math.min(width, height) * scale < MIN_SIDE_PX)
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

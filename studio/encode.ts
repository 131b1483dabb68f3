import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { View } from './vocabulary/CatalogueFile.ts';
import type { Pixels } from './drawItem.ts';

interface Encoding {
  readonly quality: number;
  readonly bytes: number;
}

/**
 * Initial quality and maximum bytes of each view. Chosen by eye: plain cloth shows no loss. Only sequins, lace and
 * tweed reach the limit, and their texture hides the loss.
 */
const ENCODINGS: Readonly<Record<View, Encoding>> = {
  front: { quality: 41, bytes: 15_500 },
  back: { quality: 37, bytes: 8_000 },
  detail: { quality: 36, bytes: 10_500 },
  flat: { quality: 38, bytes: 12_000 },
};
const MIN_QUALITY = 22;
/** The fraction by which one step of quality changes the size. */
const SIZE_CHANGE_PER_STEP = 0.036;
/** Above 3, the encoder takes five times as long to save a tenth of the bytes. */
const EFFORT = 3;
const THUMB = 60;

const createImage = ({ bytes, width, height }: Pixels): Sharp => sharp(bytes, { raw: { width, height, channels: 3 } });

/** Encodes AVIF within the byte limit of its view. */
export async function encodeAvif(pixels: Pixels, view: View): Promise<Buffer> {
  const { quality: first, bytes } = ENCODINGS[view];
  for (let quality = first; ; ) {
    const file = await createImage(pixels).avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= bytes || quality <= MIN_QUALITY) return file;
    quality = Math.max(MIN_QUALITY, quality - Math.ceil(Math.log(file.length / bytes) / SIZE_CHANGE_PER_STEP));
  }
}

export async function createThumbhash(pixels: Pixels): Promise<string> {
  const width = Math.round((THUMB * pixels.width) / pixels.height);
  const small = await createImage(pixels).resize(width, THUMB, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(width, THUMB, small)).toString('base64');
}

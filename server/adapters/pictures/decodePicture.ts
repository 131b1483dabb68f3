import type { Sharp } from 'sharp';
import { sharp } from '../photoDecoder.ts';
import { CLOTH_SIDE, OUTLINE_SIDE } from '../../domain/pictures/readGarment.ts';
import type { Raster } from '../../domain/pictures/Raster.ts';

/** Rejects decompression bombs; no phone takes larger pictures. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 10;

/**
 * Decodes the picture at the two sizes that are analyzed. Rejects for a file that is not a picture, or is too large.
 */
export async function decodePicture(bytes: Uint8Array): Promise<{ readonly small: Raster; readonly large: Raster }> {
  const large = await rasterOf(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(),
    CLOTH_SIDE,
  );
  const { width, height, rgb, alpha } = large;
  const channels = alpha ? 4 : 3;
  const joined = alpha ? interleaved(rgb, alpha) : rgb;
  return { large, small: await rasterOf(sharp(joined, { raw: { width, height, channels } }), OUTLINE_SIDE) };
}

async function rasterOf(picture: Sharp, side: number): Promise<Raster> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside' })
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return split(data, info.width, info.height, info.channels);
}

/** With one or two channels the first is gray; the second or fourth channel is alpha. */
function split(data: Uint8Array, width: number, height: number, channels: number): Raster {
  const size = width * height;
  const rgb = new Uint8Array(size * 3);
  const alpha = channels % 2 === 0 ? new Uint8Array(size) : null;
  for (let i = 0; i < size; i++) {
    for (let channel = 0; channel < 3; channel++)
      rgb[i * 3 + channel] = data[i * channels + (channels < 3 ? 0 : channel)]!;
    if (alpha) alpha[i] = data[i * channels + channels - 1]!;
  }
  return { width, height, rgb, alpha };
}

function interleaved(rgb: Uint8Array, alpha: Uint8Array): Uint8Array {
  const joined = new Uint8Array(alpha.length * 4);
  for (let i = 0; i < alpha.length; i++) {
    joined.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    joined[i * 4 + 3] = alpha[i]!;
  }
  return joined;
}

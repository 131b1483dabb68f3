import type { Sharp } from 'sharp';
import { sharp } from '../photoDecoder.ts';
import { CLOTH_SIDE_PX, OUTLINE_SIDE_PX } from '../../domain/pictures/readGarment.ts';
import type { Raster } from '../../domain/pictures/Raster.ts';

/** Rejects decompression bombs. Phones do not take larger pictures. */
const MAX_PIXELS = 60_000_000;
const MAX_DECODE_SECONDS = 10;

/** Decodes the picture at the two sizes needed for analysis. Rejects if the file is not a picture or is too large. */
export async function decodePicture(
  bytes: Uint8Array,
): Promise<{ readonly smallRaster: Raster; readonly largeRaster: Raster }> {
  const largeRaster = await readRaster(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(),
    CLOTH_SIDE_PX,
  );
  const { width, height, rgb, alpha } = largeRaster;
  const channels = alpha ? 4 : 3;
  const joinedBytes = alpha ? interleaveAlpha(rgb, alpha) : rgb;
  return {
    largeRaster,
    smallRaster: await readRaster(sharp(joinedBytes, { raw: { width, height, channels } }), OUTLINE_SIDE_PX),
  };
}

async function readRaster(picture: Sharp, side: number): Promise<Raster> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside' })
    .timeout({ seconds: MAX_DECODE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return splitChannels(data, info.width, info.height, info.channels);
}

/** Splits the channels. With one or two channels, the first is gray; the second or fourth is alpha. */
function splitChannels(data: Uint8Array, width: number, height: number, channels: number): Raster {
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

function interleaveAlpha(rgb: Uint8Array, alpha: Uint8Array): Uint8Array {
  const joinedBytes = new Uint8Array(alpha.length * 4);
  for (let i = 0; i < alpha.length; i++) {
    joinedBytes.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    joinedBytes[i * 4 + 3] = alpha[i]!;
  }
  return joinedBytes;
}

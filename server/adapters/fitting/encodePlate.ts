import type { DressedPicture } from '../../application/ports/TryOnEngine.ts';
import { sharp } from '../photoDecoder.ts';
import { generatedMark } from './generatedMark.ts';

const QUALITY = 88;

/** `rgb` has three bytes per pixel. */
export async function encodePlate(
  rgb: Uint8Array,
  width: number,
  height: number,
): Promise<Omit<DressedPicture, 'readings'>> {
  const file = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .withXmp(generatedMark('algorithmicMedia'))
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer();
  return { bytes: new Uint8Array(file), mediaType: 'image/webp', width, height };
}

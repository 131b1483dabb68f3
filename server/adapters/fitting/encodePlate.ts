import type { DressedPicture } from '../../application/ports/TryOnEngine.ts';
import type { Picture } from '../../domain/fitting/person/Picture.ts';
import { sharp } from '../photoDecoder.ts';
import type { DigitalSourceType } from './createGeneratedMark.ts';
import { createGeneratedMark } from './createGeneratedMark.ts';

const QUALITY = 88;

/** Encodes a picture as WebP. Its metadata names the digital source type `source`. */
export async function encodePlate(
  { rgb, width, height }: Picture,
  source: DigitalSourceType,
): Promise<Omit<DressedPicture, 'readings'>> {
  const file = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .withXmp(createGeneratedMark(source))
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer();
  return { bytes: new Uint8Array(file), mediaType: 'image/webp', width, height };
}

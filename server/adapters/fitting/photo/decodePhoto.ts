import { sharp } from '../../photoDecoder.ts';
import type { Picture } from '../../../domain/fitting/person/Picture.ts';
import { MAX_SIDE } from '../../../domain/fitting/person/Person.ts';

/** Decodes a photo upright in sRGB, at most `MAX_SIDE` pixels on its longer side. */
export async function decodePhoto(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

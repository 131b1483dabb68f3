import type { Pictures } from '../../application/ports/Pictures.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import type { WornGarment } from '../../application/ports/TryOnEngine.ts';
import { sharp } from '../photoDecoder.ts';
import { MAX_PIXELS, MAX_SIDE } from '../uploads/encodePicture.ts';

const OWN_PICTURES_PATH = '/media/';
const JPEG_QUALITY = 92;

/** Supplies pictures of garments as URLs that the service accepts. */
export class GarmentPhotos {
  readonly #pictures: Pictures;

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  /** The URL of a garment's front picture: a data URL, or the public URL of another shop's picture. */
  async getUrl(wornGarment: WornGarment): Promise<string> {
    if ('picture' in wornGarment) return toDataUrl(wornGarment.picture);
    const address = wornGarment.item.pictures[0]?.url;
    if (address === undefined) throw new DressingRefused('There is no picture of this garment. Choose another one.');
    if (!address.startsWith(OWN_PICTURES_PATH)) return address;
    const file = await this.#pictures.find(address.slice(OWN_PICTURES_PATH.length), null, 'webp');
    if (file === null) throw new DressingRefused('There is no picture of this garment. Choose another one.');
    return toDataUrl(file.content);
  }
}

/** Converts a picture (its bytes or the path of its file) to a data URL: a JPEG without metadata. */
export async function toDataUrl(picture: Uint8Array | string): Promise<string> {
  const jpeg = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

import { PhotoError, type PhotoPreparation } from '../../application/ports/PhotoPreparation.ts';
import { isHeic } from './isHeic.ts';

/** Enough to see a weave by; a photo of twelve megapixels shrinks to a tenth of its bytes. */
const LONGEST_SIDE = 1_600;
const JPEG_QUALITY = 0.88;

/**
 * Decodes with what the browser has (HEIC too, where it can) and draws the photo anew: upright, at most 1600 pixels
 * long, as JPEG. What the camera noted in it does not survive that, its position least of all.
 */
export class BrowserPhotoPreparation implements PhotoPreparation {
  async prepare(file: Blob, signal?: AbortSignal): Promise<Blob> {
    signal?.throwIfAborted();
    const heic = await isHeic(file);
    // Some systems have no type for HEIC.
    if (!file.type.startsWith('image/') && !(file.type === '' && heic)) throw new PhotoError('not-an-image');
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
      throw new PhotoError(heic ? 'heic' : 'not-an-image', { cause });
    });
    try {
      signal?.throwIfAborted();
      const photo = await drawAnew(picture);
      signal?.throwIfAborted();
      return photo;
    } finally {
      picture.close();
    }
  }
}

async function drawAnew(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new PhotoError('unreadable');
  // JPEG has no transparency: what is cut out lies on white, not on black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }).catch((cause: unknown) => {
    throw new PhotoError('unreadable', { cause });
  });
}

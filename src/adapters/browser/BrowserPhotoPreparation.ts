import { PhotoError, type PhotoPreparation } from '../../application/ports/PhotoPreparation.ts';
import { isHeic } from './isHeic.ts';

/** Large enough to show fabric texture, and a tenth of the bytes of a 12-megapixel photo. */
const MAX_SIDE_PX = 1_600;
const JPEG_QUALITY = 0.88;

/**
 * Decodes the photo with the browser, HEIC where supported, and redraws it upright as a JPEG, at most 1600 pixels
 * long. Redrawing removes the EXIF metadata with the location.
 */
export class BrowserPhotoPreparation implements PhotoPreparation {
  async prepare(file: Blob, signal?: AbortSignal): Promise<Blob> {
    signal?.throwIfAborted();
    const isHeicFile = await isHeic(file);
    // Some systems report no media type for HEIC.
    if (!file.type.startsWith('image/') && !(file.type === '' && isHeicFile)) throw new PhotoError('not-an-image');
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
      throw new PhotoError(isHeicFile ? 'heic' : 'not-an-image', { cause });
    });
    try {
      signal?.throwIfAborted();
      const photo = await drawAsJpeg(picture);
      signal?.throwIfAborted();
      return photo;
    } finally {
      picture.close();
    }
  }
}

async function drawAsJpeg(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoError('unreadable');
  // JPEG has no transparency: transparent areas become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }).catch((cause: unknown) => {
    throw new PhotoError('unreadable', { cause });
  });
}

import { open, stat } from 'node:fs/promises';
import type { OutputInfo } from 'sharp';
import { sharp } from '../../adapters/photoDecoder.ts';
import { detectPictureFormat, MAX_SIGNATURE_BYTES } from '../../adapters/pictureFormat.ts';
import { findReasonAgainstFile } from '../reading/fileWithin.ts';

const MAX_PIXEL_COUNT = 50_000_000;
const MAX_FILE_BYTES = 40 * 1024 * 1024;
/** Maximum length of a picture's longer side in pixels. Screens do not show more. */
const MAX_SIDE_PX = 2_000;
const MAX_DECODING_SECONDS = 30;

/** A picture as JPEG, upright and without metadata. */
export interface Photo {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Decodes a photo. Rejects with the reason if `file` is unusable, for example outside `folder` or no photo. */
export async function decodePhoto(file: string, folder: string): Promise<Photo> {
  const refusalReason = await findReasonAgainstFile(file, folder);
  if (refusalReason !== null) throw new Error(refusalReason);
  if ((await stat(file)).size > MAX_FILE_BYTES) throw new Error('it is larger than 40 MB');
  if (!(await isPhoto(file))) throw new Error('it is not a photo');
  return sharp(file, { limitInputPixels: MAX_PIXEL_COUNT, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_DECODING_SECONDS })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });
}

/** Whether the first bytes are those of a photo. */
async function isPhoto(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_SIGNATURE_BYTES), 0, MAX_SIGNATURE_BYTES, 0);
    const format = detectPictureFormat(buffer.subarray(0, bytesRead));
    return format !== null && format !== 'bmp';
  } finally {
    await handle.close();
  }
}

/**
 * Why a file cannot be used. `not-an-image`: its type is not `image/...`, or the browser cannot decode it. `heic`: a
 * HEIC photo that this browser cannot decode. `unreadable`: the device could not redraw the decoded photo.
 */
export type PhotoFault = 'not-an-image' | 'heic' | 'unreadable';

/** A file that cannot become a photo to upload. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(`Photo refused: ${fault}`, options);
    this.fault = fault;
  }
}

/**
 * Prepares a photo for upload, on the device. Without a contract suite: only browsers can decode photos; its only
 * adapter has its own tests.
 */
export interface PhotoPreparation {
  /**
   * Returns the photo upright, at most 1600 pixels on its longest side, without EXIF metadata. Rejects with a
   * `PhotoError`, or with the signal's reason.
   */
  prepare(file: Blob, signal?: AbortSignal): Promise<Blob>;
}

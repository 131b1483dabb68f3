/**
 * `not-an-image`: its type is not `image/...`, or nothing can be made of it, whatever its name and first bytes say.
 * `heic`: a photo of a phone that this browser cannot open. `unreadable`: the device could not draw it anew.
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

/** Makes a photo fit to be uploaded, on the device. */
export interface PhotoPreparation {
  /**
   * The picture upright, its longest side 1600 pixels at the most, without what the camera noted in it
   * (EXIF). Rejects with a `PhotoError`, or with the signal's reason.
   */
  prepare(file: Blob, signal?: AbortSignal): Promise<Blob>;
}

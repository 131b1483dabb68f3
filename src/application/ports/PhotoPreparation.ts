/**
 * `not-an-image`: its type is not `image/...`, or it begins as no picture does. `heic`: a photo of a phone that this browser cannot open.
 * `unreadable`: it says that it is an image and is none that can be decoded.
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

/** The file is refused. `message` tells the shopper why. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** An uploaded picture, encoded again so that it is safe to store and show. */
export interface AcceptedPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The width in pixels, after rotating upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a shopper's file to a picture that is safe to store. Without a contract suite: its only adapter encodes
 * pictures and has its own tests.
 */
export interface PictureIntake {
  /**
   * Detects the type by content, not by file name. Rotates the picture upright and encodes it again, without metadata
   * about place and camera. Pictures of one `owner` do not delay others. Rejects with a `PictureRefused`, with a
   * `PicturesBusy`, or with the signal's reason.
   */
  accept(file: Uint8Array, owner: string, signal?: AbortSignal): Promise<AcceptedPicture>;
}

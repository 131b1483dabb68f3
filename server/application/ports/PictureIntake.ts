/** Why a file is not taken in; `message` is for the shopper. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** An uploaded picture that is safe to keep and to show. */
export interface TakenPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * Makes of a shopper's file a picture to keep.
 *
 * Without a contract suite: its one adapter encodes pictures and has its own tests.
 */
export interface PictureIntake {
  /**
   * Judged by content, whatever its name says; turned upright and encoded again, so that nothing of where and
   * with what it was taken is left. Rejects with a `PictureRefused`, or with the signal's reason.
   */
  take(file: Uint8Array, signal?: AbortSignal): Promise<TakenPicture>;
}

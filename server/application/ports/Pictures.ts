/** JPEG is for programs that show previews of links; browsers read the others, which are smaller. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture on the local disk. */
export interface PictureFile {
  /** The path of the picture's file, or its bytes if a copy could not be stored. */
  readonly content: string | Uint8Array;
  readonly mediaType: string;
  /** Changes when the bytes change. */
  readonly tag: string;
  /** Set for an original in place of a smaller copy, because the server makes too many copies at the moment. */
  readonly replacesCopy?: true;
}

/** Too many copies of pictures are being made at once; a later attempt may succeed. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

/**
 * The pictures of items, by the path below `/media/` in an item's URL.
 *
 * Without a contract suite: its one adapter reads folders and has its own tests.
 */
export interface Pictures {
  /**
   * The picture, resized if it is wider than `width` (pixels), and encoded as `format` if it must be encoded again.
   * Null if there is none, or if the path leads out of the folder. Rejects with a `PicturesBusy` if a copy cannot be
   * made at the moment and the caller does not read the original.
   */
  find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null>;
}

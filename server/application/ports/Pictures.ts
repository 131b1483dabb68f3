/** JPEG is for programs that show previews of links; browsers read the others, which are smaller. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture on the local disk. */
export interface PictureFile {
  /** The path of the picture's file, or its bytes if the resized copy could not be stored. */
  readonly content: string | Uint8Array;
  readonly mediaType: string;
  /** Changes when the bytes change. */
  readonly tag: string;
  /** Set if this is the original in place of a smaller copy, because too many copies are being made at the moment. */
  readonly replacesCopy?: true;
}

/** Too many pictures are being read or copied at once; a later attempt may succeed. */
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
   * Null if there is none, or if the path leads out of the folder. Rejects with a `PicturesBusy` if no copy can be made
   * at the moment and the browser cannot read the original either.
   */
  find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null>;
}

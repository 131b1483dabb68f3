export type PictureFormat = 'avif' | 'webp';

/** A picture on the local disk. */
export interface PictureFile {
  /** The path of the picture's file, or its bytes if a copy could not be stored. */
  readonly content: string | Uint8Array;
  readonly mediaType: string;
  /** Changes when the bytes change. */
  readonly tag: string;
}

/**
 * The pictures of items, by the path below `/media/` in an item's URL.
 *
 * Without a contract suite: its one adapter reads folders and has its own tests.
 */
export interface Pictures {
  /**
   * The picture, resized if it is wider than `width` (pixels), and encoded as `format` if it must be encoded again.
   * Null if there is none, or if the path leads out of the folder.
   */
  find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null>;
}

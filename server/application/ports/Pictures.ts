export type PictureFormat = 'avif' | 'webp';

/** A picture that is ready to be sent, on the local disk. */
export interface PictureFile {
  readonly path: string;
  readonly mediaType: string;
  /** Changes whenever the bytes do. */
  readonly tag: string;
}

/**
 * The pictures of items, by the address below `/media/` that an item names.
 *
 * Without a contract suite: its one adapter reads folders and has its own tests.
 */
export interface Pictures {
  /**
   * The picture, made narrower when `width` (pixels) is given and it is wider than that, in `format` where
   * it has to be written again. Null where there is none, or where the address leads out of the pictures.
   */
  find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null>;
}

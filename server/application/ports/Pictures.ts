/** The formats of pictures. Browsers read AVIF and WebP, which are smaller; JPEG is for previews of links. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture on the local disk. */
export interface PictureFile {
  /** The path of the picture's file, or its bytes if the resized copy could not be stored. */
  readonly content: string | Uint8Array;
  readonly mediaType: string;
  /** A tag that changes when the bytes change. */
  readonly tag: string;
  /** Set if this is the original, because too many smaller copies are being made. */
  readonly replacesCopy?: true;
}

/** Too many pictures are being read or copied at once. A later attempt may succeed. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

/**
 * The pictures of items, by the path below `/media/` in the URL. Without a contract suite: its only adapter reads
 * folders and has its own tests.
 */
export interface Pictures {
  /**
   * The picture, resized if it is wider than `width` pixels, and encoded as `format` if it must be encoded again.
   * Null if there is none, or if the path leads out of the folder. Rejects with a `PicturesBusy` if no copy can be
   * made now and the browser cannot read the original.
   */
  find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null>;
}

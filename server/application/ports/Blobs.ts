/** The kinds of binary data; each has its own folder. */
export const BLOB_COLLECTIONS = ['attachments', 'poses', 'try-ons', 'cvs'] as const;

export interface BlobKey {
  readonly collection: (typeof BLOB_COLLECTIONS)[number];
  /** An id created by `Secrets.createId`. */
  readonly id: string;
}

/** The key is not a valid name of a blob, which is a programming error. */
export class BlobKeyRefused extends Error {
  override readonly name = 'BlobKeyRefused';
}

const SAFE_ID_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,126}[a-z0-9])?$/u;

/** Throws a `BlobKeyRefused` for an id that could lead out of its folder, on any file system or object store. */
export function checkBlobKey({ collection, id }: BlobKey): void {
  if (!BLOB_COLLECTIONS.includes(collection) || !SAFE_ID_PATTERN.test(id))
    throw new BlobKeyRefused(`${collection}/${id} is not a valid blob name.`);
}

/**
 * Binary data: pictures of shoppers and CVs of visitors. All methods reject with a `BlobKeyRefused` for an invalid
 * key.
 */
export interface Blobs {
  /**
   * Writes a blob atomically, in place of an existing one. Chunks are written as they arrive. If their source fails,
   * nothing is stored.
   */
  put(key: BlobKey, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes of a blob; null if it is missing. */
  get(key: BlobKey): Promise<Uint8Array | null>;
  /** Removes a blob. Resolves to false if it is missing. */
  remove(key: BlobKey): Promise<boolean>;
}

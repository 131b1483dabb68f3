/** What is kept as bytes; each has a place of its own. */
export const BLOB_COLLECTIONS = ['attachments', 'poses', 'try-ons'] as const;

export interface BlobKey {
  readonly collection: (typeof BLOB_COLLECTIONS)[number];
  /** An id that the product made itself, as `Secrets.id` does. */
  readonly id: string;
}

/** The key cannot be the name of a blob: a mistake of the caller, never of a shopper. */
export class BlobKeyRefused extends Error {
  override readonly name = 'BlobKeyRefused';
}

const SAFE_ID = /^[a-z0-9](?:[a-z0-9-]{0,126}[a-z0-9])?$/u;

/** Throws a `BlobKeyRefused` for an id that could lead elsewhere, on any file system or store of objects. */
export function checkBlobKey({ collection, id }: BlobKey): void {
  if (!BLOB_COLLECTIONS.includes(collection) || !SAFE_ID.test(id))
    throw new BlobKeyRefused(`${collection}/${id} is no name of a blob.`);
}

/** Photos and pictures of shoppers. All methods reject with a `BlobKeyRefused` for a key that is none. */
export interface Blobs {
  /** Whole or not at all; what was there before is replaced. */
  put(key: BlobKey, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(key: BlobKey): Promise<Uint8Array | null>;
  /** Removing what is not there succeeds. */
  remove(key: BlobKey): Promise<void>;
}

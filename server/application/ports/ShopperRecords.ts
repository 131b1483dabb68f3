import type { BlobKey } from './Blobs.ts';

export interface ShopperRecord {
  /** The kind of record, e.g. `searches`. */
  readonly section: string;
  /** The record as it is stored, without secrets. */
  readonly record: unknown;
}

export interface ShopperPicture {
  readonly key: BlobKey;
  readonly mediaType: string;
}

/** All records of one shopper in the store. */
export interface ShopperRecords {
  /** All records, one section after the other. Reads a few at a time. */
  read(userId: string): AsyncIterable<ShopperRecord>;
  listPictures(userId: string): Promise<readonly ShopperPicture[]>;
}

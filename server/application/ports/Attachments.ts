import type { RemovalStep } from './RemovalStep.ts';
import type { PictureReading } from '../../domain/pictures/PictureReading.ts';

/** An uploaded picture to search with. Its bytes are stored in `Blobs`, under its id. */
export interface StoredAttachment {
  readonly id: string;
  readonly userId: string;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly reading: PictureReading;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The records of uploaded pictures. */
export interface Attachments {
  keep(attachment: StoredAttachment): Promise<void>;
  byId(id: string): Promise<StoredAttachment | null>;
  /**
   * Removes uploads from before `time` that no search and no conversation of their shopper names; their blobs are
   * recorded as discarded in the same transaction. A step visits at most `limit` uploads, by id.
   */
  removeUnused(time: number, after: string | null, limit: number): Promise<RemovalStep>;
}

import type { RemovalStep } from './RemovalStep.ts';
import type { PictureReading } from '../../domain/pictures/PictureReading.ts';

/** The record of an uploaded picture to search with. Its bytes are stored in `Blobs`, under its id. */
export interface StoredAttachment {
  readonly id: string;
  readonly userId: string;
  readonly mediaType: string;
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  readonly reading: PictureReading;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface Attachments {
  save(attachment: StoredAttachment): Promise<void>;
  byId(id: string): Promise<StoredAttachment | null>;
  /**
   * Removes uploads from before `time` that no search or conversation refers to, and discards their blobs in the same
   * transaction. One step visits at most `limit` uploads, in the order of their ids.
   */
  removeUnused(time: number, after: string | null, limit: number): Promise<RemovalStep>;
}
